// Makes `old` equal to `fresh`, keeping every node that can be kept, and the attribute that `data-keep`
// names, which belongs to whoever looks.
export function patch(old, fresh) {
  const keep = fresh.dataset?.keep;
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && name !== 'open') old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (![keep, 'open'].includes(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  // What somebody has typed is not what the server sent, so it is no mark of a node.
  const mark = (node) => ['name', 'value'].map((name) => node.getAttribute(name) ?? '').join(' ');
  const key = (node) => (node.nodeType === 1 ? node.id || `${node.tagName} ${mark(node)}` : '');
  const spare = new Map();
  for (const node of old.childNodes) {
    if (key(node)) spare.set(key(node), [...(spare.get(key(node)) ?? []), node]);
  }
  let place = old.firstChild;
  for (const node of [...fresh.childNodes]) {
    const match = node.nodeType === 1 ? spare.get(key(node))?.shift() : null;
    if (match) {
      if (match === place) place = place.nextSibling;
      else old.insertBefore(match, place);
      patch(match, node);
    } else if (node.nodeType === 3 && place?.nodeType === 3) {
      if (place.data !== node.data) place.data = node.data;
      place = place.nextSibling;
    } else {
      old.insertBefore(node, place);
    }
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}
