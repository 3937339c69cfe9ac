// A worker in which a bot, or the expert, thinks: a position in, what was found out.

/* global load */
importScripts('module.js');

let program = null;
addEventListener('message', async ({ data: task }) => {
  program ??= load(fetch('orrery.wasm'), ['boards.part', 'learn.part', 'bots.part'].map((part) => fetch(part)));
  let found = { is: 'nothing' };
  try {
    found = (await program)({ do: 'think', task }).value;
  } catch (error) {
    program = null;
    console.error(error);
  }
  postMessage(found);
});
