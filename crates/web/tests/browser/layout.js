// What does not fit on a page: a list of findings, best empty. `oneScreen` says that nothing may have to be scrolled.
((oneScreen) => {
  // Pages may have led to what is to be chosen.
  scrollTo(0, 0);
  const findings = new Set();
  const LEAST = 12.9;
  const name = (node) => {
    const line = [];
    for (let up = node; up && up.id !== 'table' && line.length < 3; up = up.parentElement) {
      line.unshift(`${up.tagName.toLowerCase()}${up.id ? `#${up.id}` : ''}${[...up.classList].map((one) => `.${one}`).join('')}`);
    }
    return line.join(' > ');
  };
  const say = (what, node, text) => findings.add(`${what}: ${name(node)} “${text.trim().slice(0, 30)}”`);
  const style = (node) => getComputedStyle(node);
  // Whatever is there for those who listen only.
  const unseen = (node) => {
    for (let up = node; up; up = up.parentElement) if (style(up).clipPath !== 'none' && !(up instanceof SVGElement)) return true;
    return false;
  };
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  // The box in which something can be seen; what scrolls can be brought into view, but not what is cut off within it.
  const window_of = (node) => {
    const screen = { left: 0, top: 0, right: innerWidth, bottom: oneScreen ? innerHeight : Infinity };
    const meet = (one, other) => ({
      left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
    });
    let box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    for (let up = node; up && up !== document.documentElement; up = up.parentElement) {
      const { overflowX, overflowY, position } = style(up);
      if (scrolls(overflowX) || scrolls(overflowY)) return { ...box, loose: true };
      if (overflowX !== 'visible' && up !== document.body && !(up instanceof SVGElement)) {
        const { left, top, right, bottom } = up.getBoundingClientRect();
        const high = overflowY === 'visible' ? [-Infinity, Infinity] : [top, bottom];
        box = meet(box, { left, right, top: high[0], bottom: high[1] });
      }
      if (position === 'fixed') return { ...box, loose: true };
    }
    return meet(box, screen);
  };
  // What lies over the board on purpose has a background of its own; on pages that scroll so have bars that stay.
  const over = (node) => {
    if (node.closest('#tour, #tour-offer, #past, #notice, #hint, .over, .refusals, .lens')) return true;
    for (let up = node; up && !oneScreen; up = up.parentElement) if (['fixed', 'sticky'].includes(style(up).position)) return true;
    return false;
  };
  // Whether one can see through what lies above something; what is due may lie over what is not needed now.
  const hides = (top, node) => {
    let solid = false;
    for (let up = top; up && !up.contains(node); up = up.parentElement) {
      const { opacity, backgroundColor } = style(up);
      if (opacity < .5 || up.matches('.due, .row:has(> .apart)')) return false;
      const alpha = backgroundColor.match(/[/,]\s*([\d.]+)\)$/)?.[1];
      solid ||= up.matches('img') || !/^rgba|\//.test(backgroundColor) || alpha >= .5;
    }
    return solid;
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('script, style, title, desc, option, [popover], .skip')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || unseen(parent)) continue;
    const drawn = parent.closest('svg');
    const scale = drawn ? (parent.closest('foreignObject') ?? parent).getScreenCTM?.() : null;
    const size = parseFloat(style(parent).fontSize) * (scale ? Math.hypot(scale.a, scale.b) : 1);
    if (size === 0) continue;
    if (size < LEAST) say(`text of ${size.toFixed(1)} px`, parent, node.data);
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (drawn && !parent.closest('foreignObject')) continue;
    const seen = window_of(parent);
    const lies = over(parent);
    for (const box of rects) {
      // Letters do not fill the line they stand on.
      const spare = Math.max(2, box.height * .2);
      // A word that its own box hides as a whole stands behind its icon on purpose.
      const hidden = box.top >= seen.bottom - 2 || box.bottom <= seen.top + 2;
      if (hidden && style(parent.closest('.wi, label') ?? document.body).overflowY === 'hidden') continue;
      const out = Math.max(seen.left - box.left, box.right - seen.right, (seen.top - box.top) - spare, (box.bottom - seen.bottom) - spare);
      if (out > 2) say(`cut off by ${out.toFixed()} px`, parent, node.data);
      if (lies || seen.loose) continue;
      texts.push({ parent, box, text: node.data });
      const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (top && out <= 2 && !parent.contains(top) && !over(top) && hides(top, parent)) say(`covered by ${name(top)}`, parent, node.data);
    }
    const own = style(parent);
    if (own.textOverflow === 'ellipsis' && parent.scrollWidth > parent.clientWidth) say('shortened', parent, node.data);
  }
  // Two texts over each other.
  texts.sort((one, other) => one.box.top - other.box.top);
  texts.forEach(({ parent, box, text }, index) => {
    for (const next of texts.slice(index + 1)) {
      if (next.box.top >= box.bottom) break;
      if (next.parent === parent || parent.contains(next.parent) || next.parent.contains(parent)) continue;
      const wide = Math.min(box.right, next.box.right) - Math.max(box.left, next.box.left);
      const high = Math.min(box.bottom, next.box.bottom) - next.box.top;
      // Numbers may stand on the things they count.
      if (wide > 3 && high > box.height * .45 && next.text.trim().length > 2 && text.trim().length > 2) say(`lies over “${next.text.trim().slice(0, 20)}”`, parent, text);
    }
  });
  // A panel whose content is larger than itself and cannot be scrolled.
  for (const node of document.querySelectorAll('#table > section:not(.sky), #table article, #table .main-action, #table .chip, #table .tech')) {
    if (!node.checkVisibility() || node.closest('[popover]') || [...node.children].every((child) => !child.checkVisibility())) continue;
    const { overflowX, overflowY } = style(node);
    const box = node.getBoundingClientRect();
    if (box.width < 2 || scrolls(overflowX) || scrolls(overflowY)) continue;
    const [wide, high] = [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight];
    if (node.clientWidth && (wide > 3 || (high > 5 && oneScreen))) say(`too small by ${wide} × ${high} px`, node, '');
  }
  // Pieces on a picture that can be seen are drawn.
  for (const piece of document.querySelectorAll('#table svg g.piece')) {
    const { width, height } = piece.getBoundingClientRect();
    if (piece.ownerSVGElement.checkVisibility() && Math.min(width, height) < 4) say('not drawn', piece, piece.id);
  }
  // Names of cards under the signs in their corners.
  for (const title of document.querySelectorAll('.playing-card .art h3')) {
    if (!title.checkVisibility({ visibilityProperty: true })) continue;
    const lines = document.createRange();
    lines.selectNodeContents(title);
    // Three lines have no room below the signs of the smallest cards; the lens has the whole name.
    if (title.offsetHeight > 2.5 * parseFloat(style(title).lineHeight)) continue;
    for (const sign of title.parentElement.children) {
      if (sign === title || sign.matches('img, .sr') || !sign.checkVisibility()) continue;
      const at = sign.getBoundingClientRect();
      const over = (line) => Math.min(line.right, at.right) - Math.max(line.left, at.left) > 2
        && Math.min(line.bottom, at.bottom) - Math.max(line.top, at.top) > 5;
      if ([...lines.getClientRects()].some(over)) say(`under ${name(sign)}`, title, title.textContent);
    }
  }
  // A panel that scrolls does so downwards: what is wider than it is cut off at its side.
  for (const node of document.querySelectorAll('#table > section:not(.galaxy, .hand, .row, .ribbon), #table .block')) {
    if (!node.checkVisibility() || !scrolls(style(node).overflowY)) continue;
    const wide = node.scrollWidth - node.clientWidth;
    if (wide > 3) say(`wider than its panel by ${wide} px`, node, '');
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) findings.add(`the page is ${scrollWidth - innerWidth} px too wide`);
  if (oneScreen && scrollHeight > innerHeight) findings.add(`the page is ${scrollHeight - innerHeight} px too high`);
  return [...findings];
})
