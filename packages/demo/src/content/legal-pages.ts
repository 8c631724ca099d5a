import type { DemoPage } from './document.ts';
import { type Language, type Say, type Text, textsIn } from './language.ts';
import { accessibility } from './legal/accessibility.ts';
import { cookieBlocks } from './legal/cookies.ts';
import { imprint } from './legal/imprint.ts';
import type { Passage } from './legal/legal-text.ts';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';
import { withdrawal } from './legal/withdrawal.ts';
import { toPage } from './service-pages.ts';

/** What the law wants to be findable. Written for demonstration shops: honest about being that. */
export function legalPages(language: Language): DemoPage[] {
	const say = textsIn(language);
	return [imprint, privacy, terms, withdrawal, accessibility].map((text) => {
		const lead = say(...text.lead);
		return toPage(language, {
			place: text.place,
			title: say(...text.title),
			description: lead,
			lead,
			blocks: [
				{
					type: 'text',
					paragraphs: text.parts.flatMap(([heading, ...passages]) => [
						{ type: 'heading' as const, level: 2 as const, children: [say(...heading)] },
						...passages.map((passage) => toParagraph(say, passage)),
					]),
				},
				...(text === privacy ? cookieBlocks(say) : []),
			],
		});
	});
}

function toParagraph(say: Say, passage: Passage) {
	if (!isList(passage)) return say(...passage);
	return {
		type: 'list' as const,
		isOrdered: false,
		items: passage.map((point) => [say(...point)]),
	};
}

function isList(passage: Passage): passage is Text[] {
	return Array.isArray(passage[0]);
}
