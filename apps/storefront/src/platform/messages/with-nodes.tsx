import { Fragment, type ReactNode } from 'react';

const MARK = '\u0001';

/** A message with React nodes in it: `withNodes((marks) => t(key, marks), { terms: <a … /> })`. */
export function withNodes<Name extends string>(
	say: (marks: Record<Name, string>) => string,
	nodes: Record<Name, ReactNode>,
): ReactNode {
	const names = Object.keys(nodes) as Name[];
	const marks = Object.fromEntries(names.map((name) => [name, `${MARK}${name}${MARK}`]));
	const parts = say(marks as Record<Name, string>).split(MARK);
	// Odd parts are names.
	return parts.map((part, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never reorder
		<Fragment key={index}>{index % 2 === 0 ? part : nodes[part as Name]}</Fragment>
	));
}
