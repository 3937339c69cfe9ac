// Every visible text of the page whose contrast with what lies behind it is too low (WCAG 2, AA).
//
// Behind texts on a page lie backgrounds of their ancestors; of a gradient every colour counts. Behind texts in a drawing lie shapes: those under
// the middle of the text are looked up, and of a gradient every colour counts. An icon counts with its main
// colour; what lies behind the edges of a text only is not seen by this; a halo around letters counts as what
// lies behind them.
(() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a], [R, G, B]) =>
    [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const luminance = ([r, g, b]) => {
    const part = (c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const ancestors = (element) => {
    const line = [];
    for (let e = element; e; e = e.parentElement) line.push(e);
    return line;
  };
  const known = new Map();
  // Every colour that may lie behind a text on the page; null if it is a picture.
  const behind = (element) => {
    if (known.has(element)) return known.get(element);
    const style = getComputedStyle(element);
    const page = rgba(matchMedia("(prefers-color-scheme: dark)").matches ? "black" : "white");
    const solid = rgba(style.backgroundColor);
    let colors = solid[3] === 1 || !element.parentElement ? [page] : behind(element.parentElement);
    colors = colors.map((below) => below && over(solid, below));
    // The first gradient lies on top.
    const images = style.backgroundImage === "none" ? [] : style.backgroundImage.split(/,\s*(?=[a-z-]+-gradient|url)/).reverse();
    for (const image of images) {
      const layer = image.match(/(?:rgba?|hsla?|color|oklab|oklch)\([^)]*\)|#[0-9a-f]+|transparent/gi)?.map(rgba) ?? [null];
      colors = layer.flatMap((color) => colors.map((below) => color && below && over(color, below)));
      colors = [...new Map(colors.map((color) => [String(color), color])).values()].slice(0, 64);
    }
    known.set(element, colors);
    return colors;
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const element = walker.currentNode.parentElement;
    if (text && !element.closest("script, style, option, title, desc")) texts.push([element, text, null]);
  }
  for (const field of document.querySelectorAll("input:not([type=hidden]), select")) {
    const pseudo = !field.value && field.placeholder ? "::placeholder" : null;
    const text = field.value || field.placeholder;
    if (text && !["radio", "checkbox", "range"].includes(field.type)) {
      texts.push([field, text, pseudo]);
    }
  }
  // In a drawing everything that is painted can be hit.
  const everything = new CSSStyleSheet();
  everything.replaceSync("svg, svg * { pointer-events: visiblePainted !important }");
  document.adoptedStyleSheets.push(everything);
  const stops = (paint) => {
    const gradient = document.querySelector(paint.match(/url\("?(#[^")]+)/)?.[1] ?? "none");
    return [...(gradient?.querySelectorAll("stop") ?? [])].map((stop) => {
      const [r, g, b, a] = rgba(getComputedStyle(stop).stopColor);
      return [r, g, b, a * Number(getComputedStyle(stop).stopOpacity)];
    });
  };
  const paints = (paint, opacity) => {
    if (paint === "none") return [];
    const colors = paint.startsWith("url") ? stops(paint) : [rgba(paint)];
    return colors.map(([r, g, b, a]) => [r, g, b, a * opacity]);
  };
  // The colours in which an element paints this point, the lowest layer first.
  const layers = (element, x, y) => {
    const style = getComputedStyle(element);
    const opacity = ancestors(element).reduce((all, e) => all * Number(getComputedStyle(e).opacity), 1);
    if (element.matches("use")) return [paints(style.fill, opacity * Number(style.fillOpacity))];
    if (!(element instanceof SVGGeometryElement)) {
      const back = element.matches("text, tspan, textPath, g") ? [] : paints(style.backgroundColor, opacity);
      return back.length ? [back] : [];
    }
    const point = new DOMPoint(x, y).matrixTransform(element.getScreenCTM().inverse());
    const fill = element.isPointInFill(point) ? paints(style.fill, opacity * Number(style.fillOpacity)) : [];
    const stroke = element.isPointInStroke(point) ? paints(style.stroke, opacity * Number(style.strokeOpacity)) : [];
    return [fill, stroke].filter((layer) => layer.length);
  };
  // Every colour that may lie behind a text in a drawing; nothing if it cannot be found out.
  const beneath = (element) => {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const stack = document.elementsFromPoint(x, y);
    const at = stack.findIndex((one) => one === element || element.contains(one));
    if (at < 0) return null;
    const page = rgba(matchMedia("(prefers-color-scheme: dark)").matches ? "black" : "white");
    const inner = element instanceof SVGElement ? at + 1 : at;
    let colors = [page];
    for (const one of stack.slice(inner).reverse()) {
      if (one.matches("text, tspan, textPath")) continue;
      for (const layer of layers(one, x, y)) {
        colors = layer.flatMap((color) => colors.map((below) => over(color, below)));
        colors = colors.slice(0, 32);
      }
    }
    const style = getComputedStyle(element);
    if (style.paintOrder.startsWith("stroke") && style.stroke !== "none" && parseFloat(style.strokeWidth) >= 2) {
      const halo = rgba(style.stroke);
      colors = colors.map((below) => over(halo, below));
    }
    return colors;
  };
  const low = new Set();
  const lost = [];
  let drawn = 0;
  let seen = 0;
  for (const [element, text, pseudo] of texts) {
    const box = element.getBoundingClientRect();
    const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // What is there for screen readers only has hardly any size.
    if (!shown || box.width <= 1 || box.height <= 1 || box.right <= 0) continue;
    seen += 1;
    const style = getComputedStyle(element, pseudo);
    const picture = element.closest("svg");
    const backs = picture ? beneath(element) : behind(element);
    if (!backs) {
      lost.push(text);
      continue;
    }
    drawn += picture ? 1 : 0;
    const scale = picture ? (element instanceof SVGElement ? element : element.closest("foreignObject") ?? picture).getScreenCTM().a : 1;
    const size = parseFloat(style.fontSize) * Math.abs(scale || 1);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const opacity = ancestors(element)
      .map((e) => Number(getComputedStyle(e).opacity))
      .reduce((a, b) => a * b, pseudo ? Number(style.opacity) : 1);
    const letters = element instanceof SVGElement ? style.fill : style.color;
    const [r, g, b, a] = rgba(letters);
    const faint = element instanceof SVGElement ? opacity * Number(style.fillOpacity) : opacity;
    const against = (back) => (back ? contrast(over([r, g, b, a * faint], back), back) : 0);
    const back = backs.reduce((worst, one) => (against(one) < against(worst) ? one : worst));
    const ratio = against(back);
    if (ratio < (large ? 3 : 4.5)) {
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}${pseudo ?? ""}`;
      low.add(`${ratio.toFixed(2)} ${name} ${letters} on ${back}: ${text.slice(0, 30)}`);
    }
  }
  document.adoptedStyleSheets.pop();
  scrollTo(0, 0);
  return { seen, drawn, lost, low: [...low] };
})()
