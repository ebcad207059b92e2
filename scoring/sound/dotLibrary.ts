import {
  type AttributeASTNode,
  type ClusterStatementASTNode,
  type EdgeTargetASTNode,
  type LiteralASTNode,
  parse,
} from '@ts-graphviz/ast';
import { htmlText, labelName, quotedLabel } from './dotLabels.ts';
import { unescapeDot } from './dotStrings.ts';
import { addChain, emptyGraph, type RawGraph } from './rawGraph.ts';

function text(literal: LiteralASTNode): string {
  if (literal.quoted === 'html') return htmlText(literal.value);
  return literal.quoted ? unescapeDot(literal.value) : literal.value;
}

function members(target: EdgeTargetASTNode): string[] {
  return target.type === 'NodeRef' ? [text(target.id)] : target.children.map((each) => text(each.id));
}

function labelOf(attributes: readonly { readonly type: string }[]): string | undefined {
  for (const each of attributes) {
    if (each.type !== 'Attribute') continue;
    const { key, value } = each as AttributeASTNode;
    if (key.value.toLowerCase() === 'label')
      return value.quoted === true ? quotedLabel(value.value) : labelName(text(value));
  }
  return undefined;
}

function addStatement(graph: RawGraph, statement: ClusterStatementASTNode): void {
  switch (statement.type) {
    case 'Edge':
      addChain(graph, statement.targets.map(members));
      break;
    case 'Node': {
      const id = text(statement.id);
      const label = labelOf(statement.children);
      graph.declared.push(id);
      if (label !== undefined) graph.labels.set(id, label);
      break;
    }
    case 'Subgraph':
      for (const each of statement.children) addStatement(graph, each);
      break;
    default:
  }
}

/**
 * Reads the body of a DOT graph with the DOT parser. Only for a body whose tokens are legal DOT: the parser takes a
 * bare name of two words for two nodes without a complaint, and follows nested braces by recursion.
 *
 * @returns undefined where the parser refuses the body
 */
export function readWithParser(body: string, directed: boolean): RawGraph | undefined {
  const graph = emptyGraph();
  try {
    const dot = parse(`${directed ? 'digraph' : 'graph'}{${body}}`);
    for (const each of dot.children) {
      // Stryker disable next-line ConditionalExpression: a comment could stand there, too, but none does
      if (each.type === 'Graph') for (const statement of each.children) addStatement(graph, statement);
    }
    return graph;
  } catch {
    // It is no DOT.
  }
  return undefined;
}
