/** Stands in for a model: what one might say that was asked for the map of the first pages of Alice in Wonderland. */
const ANSWER = `Here is the map of the places:

\`\`\`dot
graph {
  bank -- field -- "rabbit-hole" -- well;
  well -- "heap of sticks and dry leaves" -- "long passage";
  "long passage" -- "long, low hall" -- "small passage" -- garden;
  "long, low hall" -- "glass table";
}
\`\`\``;

export default class StandIn {
  id() {
    return 'stand-in';
  }

  async callApi() {
    return { output: ANSWER };
  }
}
