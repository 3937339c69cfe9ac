// Every visible text of the page whose contrast with what lies behind it is too low (WCAG 2, AA). Drawings
// are left out: what lies behind their texts are shapes, not backgrounds.
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
  const behind = (element) => {
    const layers = [];
    for (const e of ancestors(element)) {
      const style = getComputedStyle(e);
      if (style.backgroundImage !== "none") return null;
      layers.push(rgba(style.backgroundColor));
      if (layers.at(-1)[3] === 1) break;
    }
    const page = rgba(matchMedia("(prefers-color-scheme: dark)").matches ? "black" : "white");
    return layers.reduceRight((below, layer) => over(layer, below), page);
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const element = walker.currentNode.parentElement;
    if (text && !element.closest("script, style, option, svg")) texts.push([element, text, null]);
  }
  for (const field of document.querySelectorAll("input:not([type=hidden]), select")) {
    const pseudo = !field.value && field.placeholder ? "::placeholder" : null;
    const text = field.value || field.placeholder;
    if (text && !["radio", "checkbox", "range"].includes(field.type)) {
      texts.push([field, text, pseudo]);
    }
  }
  const low = new Set();
  let seen = 0;
  for (const [element, text, pseudo] of texts) {
    const box = element.getBoundingClientRect();
    const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!shown || !box.width || !box.height || box.right <= 0) continue;
    seen += 1;
    const style = getComputedStyle(element, pseudo);
    const back = behind(element);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const opacity = ancestors(element)
      .map((e) => Number(getComputedStyle(e).opacity))
      .reduce((a, b) => a * b, pseudo ? Number(style.opacity) : 1);
    const [r, g, b, a] = rgba(style.color);
    const ratio = back ? contrast(over([r, g, b, a * opacity], back), back) : 0;
    if (ratio < (large ? 3 : 4.5)) {
      const name = `${element.tagName.toLowerCase()}.${element.className}${pseudo ?? ""}`;
      low.add(`${ratio.toFixed(2)} ${name} ${style.color} on ${back}: ${text.slice(0, 30)}`);
    }
  }
  return { seen, low: [...low] };
})()
