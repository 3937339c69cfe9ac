// What a person with other eyes, fingers or tools would stumble over: a list of findings, best empty.
(() => {
  const findings = [];
  const say = (what, node) => {
    const text = (node?.getAttribute?.('aria-label') ?? node?.textContent ?? '').trim().slice(0, 40);
    findings.push(`${what}: <${node?.tagName?.toLowerCase() ?? ''} ${node?.id ?? ''} ${node?.getAttribute?.('class') ?? ''}> ${text}`);
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const seen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const boxed = (node) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 && box.height > 0 ? box : null;
  };

  if (!document.documentElement.lang) findings.push('the page has no language');
  if (!document.title.trim()) findings.push('the page has no title');
  if (all('h1').filter(seen).length !== 1) findings.push(`${all('h1').filter(seen).length} main headings`);
  if (all('main').length !== 1) findings.push('not exactly one main part');

  const ids = new Set();
  for (const node of all('[id]')) {
    if (ids.has(node.id)) say('an id twice', node);
    ids.add(node.id);
  }
  for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'form']) {
    for (const node of all(`[${name}]`)) {
      for (const id of node.getAttribute(name).split(/\s+/)) {
        if (!ids.has(id)) say(`${name} of nothing`, node);
      }
    }
  }
  for (const node of all('img:not([alt]), svg:not([aria-hidden="true"]):not([role]):not([aria-label])')) {
    if (seen(node) && !node.closest('[aria-hidden="true"]')) say('a picture without words', node);
  }
  for (const node of all('[tabindex]')) {
    if (node.tabIndex > 0) say('an order of its own', node);
  }
  for (const node of all('[aria-hidden="true"] :is(a[href], button, input, select, textarea, summary)')) {
    if (seen(node)) say('hidden, but can have the focus', node);
  }

  const active = all('a[href], button, input:not([type="hidden"]), select, textarea, summary').filter(seen);
  for (const node of active) {
    if (node.parentElement.closest('a[href], button, summary')) say('one inside another', node);
    const labelled = node.labels?.length || node.getAttribute('aria-label') || node.getAttribute('aria-labelledby');
    if (!labelled && !node.textContent.trim()) say('without a name', node);
    // What only readers of screens meet is pressed by its label.
    const box = boxed(node.matches('label .sr') ? node.closest('label') : node);
    if (!box) continue;
    // Links within sentences are exempt (WCAG 2.5.8).
    const inline = node.tagName === 'A' && getComputedStyle(node).display === 'inline';
    const small = node.matches('input[type="radio"], input[type="checkbox"]');
    if (!inline && !small && (box.width < 23.5 || box.height < 23.5)) {
      say(`only ${box.width.toFixed()} × ${box.height.toFixed()}`, node);
    }
    if (node.matches('button[name="choice"]')) {
      node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = node.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      if (top !== node && !node.contains(top)) say('something lies over it', node);
    }
  }
  scrollTo(0, 0);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || !seen(parent) || parent.closest('script, style')) continue;
    const svg = parent.closest('svg');
    const scale = svg && parent instanceof SVGElement ? svg.getScreenCTM().a : parent.closest('foreignObject')?.getScreenCTM().a ?? 1;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < 10.95) say(`text of ${size.toFixed(1)} px`, parent);
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) findings.push(`the page is ${wide} px too wide`);
  return findings;
})()
