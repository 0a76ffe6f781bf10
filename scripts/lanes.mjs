/**
 * Runs steps in lanes: the steps of a lane one after another, the lanes at the same time, because many steps wait or use one
 * core. A step also waits for the earlier steps that it names in `after`. Outputs are not mixed: the output of the step that
 * started first is written as it arrives, and the output of a later step once the earlier ones have ended.
 */
export function runInLanes(steps, work, write) {
  const open = outputsInOrder(write);
  const lastOfLanes = new Map();
  const results = new Map();
  for (const step of steps) {
    const earlier = [lastOfLanes.get(step.lane), ...(step.after ?? []).map((name) => results.get(name))];
    const result = Promise.all(earlier).then(async () => {
      const output = open();
      try {
        return await work(step, output.write);
      } finally {
        output.end();
      }
    });
    lastOfLanes.set(step.lane, result);
    results.set(step.name, result);
  }
  return Promise.all(results.values());
}

function outputsInOrder(write) {
  const outputs = [];
  return () => {
    const output = { text: '', ended: false };
    outputs.push(output);
    return {
      write(text) {
        if (outputs[0] === output) write(text);
        else output.text += text;
      },
      end() {
        output.ended = true;
        while (outputs[0]?.ended) {
          outputs.shift();
          const [next] = outputs;
          if (next) write(next.text);
        }
      },
    };
  };
}
