import { blockExamples } from '@korb/contracts/content/blocks/examples';
import { Block, ContentPage } from '@korb/contracts/content/content';
import { leavesOf, payloads, type Row } from './attacks.ts';

/** Length limits that occur in the contract; the first one accepted applies. */
const LIMITS = [50_000, 1000, 500, 300, 160, 60, 30, 20];

/**
 * Pages for a browser, which cannot render every attack in every field separately: each field holds
 * as many as its contract allows, and the copies of a block cycle through all of them.
 */
export function packedPages(pages: number, copies: number): ContentPage[] {
	const boxes = ['section', 'column'];
	const poisoned = Object.values(blockExamples)
		.filter(({ type }) => !boxes.includes(type))
		.map((example) => poisonerOf(Block.parse(example), (block) => Block.safeParse(block).success));
	return Array.from({ length: pages }, (_, page) =>
		ContentPage.parse({
			meta: { title: payloads[page], description: payloads.join(' '), keywords: payloads },
			blocks: Array.from({ length: copies }, (_, copy) => ({
				type: 'section',
				children: poisoned.map((poison) => poison(page * copies + copy)),
			})),
		}),
	);
}

/** A document with attacks in every text field, different ones on every turn. */
export function poisonerOf<Document extends object>(
	document: Document,
	isTaken: (document: Document) => boolean,
): (turn: number) => Document {
	const original = structuredClone(document);
	const choices = leavesOf(original as Row).map(([holder, key]) => {
		const before = holder[key];
		const fitting = choicesFor((value) => {
			holder[key] = value;
			return isTaken(original);
		});
		holder[key] = before;
		return fitting;
	});
	return (turn) => {
		const copy = structuredClone(original);
		for (const [index, [holder, key]] of leavesOf(copy as Row).entries()) {
			const fitting = choices[index] ?? [];
			// A prime offset, so that neighbouring fields do not cycle in step.
			if (fitting.length > 0) holder[key] = fitting[(turn + index * 7) % fitting.length];
		}
		return copy;
	};
}

function choicesFor(isAccepted: (value: string) => boolean): string[] {
	const limit = LIMITS.find((length) => isAccepted('x'.repeat(length)));
	return (limit ? pack(limit) : payloads).filter(isAccepted);
}

const packs = new Map<number, string[]>();

function pack(limit: number): string[] {
	const known = packs.get(limit);
	if (known) return known;
	const made: string[] = [];
	for (const payload of payloads) {
		const text = payload.slice(0, limit);
		const last = made.at(-1);
		if (last === undefined || last.length + 1 + text.length > limit) made.push(text);
		else made[made.length - 1] = `${last} ${text}`;
	}
	packs.set(limit, made);
	return made;
}
