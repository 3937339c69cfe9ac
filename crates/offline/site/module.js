// The program in a worker: a call is a JSON text in and an answer out.

// Loads it from this answer. What `parts` are the answers of is put into its memory, where it belongs: place, length and
// bytes, one after the other.
async function load(answer, parts = []) {
  const browser = {
    date: () => Date.now(),
    uptime: () => performance.now(),
    random: () => crypto.getRandomValues(new Uint32Array(1))[0],
  };
  const file = await answer;
  // Not every web space knows what kind of file it is.
  const known = file.headers.get('content-type')?.startsWith('application/wasm');
  const { instance: { exports } } = known
    ? await WebAssembly.instantiateStreaming(file, { browser })
    : await WebAssembly.instantiate(await file.arrayBuffer(), { browser });
  const fill = async (part) => {
    const all = new DataView(await (await part).arrayBuffer());
    for (let at = 0; at < all.byteLength;) {
      const [place, length] = [all.getUint32(at, true), all.getUint32(at + 4, true)];
      new Uint8Array(exports.memory.buffer, place, length).set(new Uint8Array(all.buffer, at + 8, length));
      at += 8 + length;
    }
  };
  await Promise.all(parts.map(fill));
  exports.begin();
  const bytes = () => new Uint8Array(exports.memory.buffer, exports.answer(), exports.length());

  // The head of the answer, with its bytes as `body`. A call that fails within leaves nothing to go on with: the error
  // says so, and the module has to be loaded anew.
  const program = (call) => {
    const text = new TextEncoder().encode(JSON.stringify(call));
    const room = exports.room(text.length);
    new Uint8Array(exports.memory.buffer, room, text.length).set(text);
    try {
      exports.call();
    } catch (error) {
      throw Object.assign(new Error(new TextDecoder().decode(bytes())), { cause: error, broken: true });
    }
    const answer = bytes();
    const length = new DataView(answer.buffer, answer.byteOffset).getUint32(0, true);
    const head = JSON.parse(new TextDecoder().decode(answer.subarray(4, 4 + length)));
    if (head.value?.problem) throw new Error(head.value.problem);
    return { ...head, body: answer.slice(4 + length) };
  };
  return Object.assign(program, { fill, size: () => exports.memory.buffer.byteLength });
}
