import { blockExamples as examples } from '@korb/contracts/content/blocks/examples';
import type { BlockInput, DemoDocument, PageInput } from './document.ts';
import { type Language, slugIn } from './language.ts';
import { leafletKeys } from './leaflets.ts';
import { showcaseEnglish } from './showcase-english.ts';

/** Every block at its best. */
export function showcase(language: Language): DemoDocument {
	const document = inGerman();
	return {
		kind: 'page',
		key: slugIn(language, 'showcase'),
		document: language === 'de' ? document : inEnglish(document),
	};
}

/** Numbers, names of icons and the like are the same in both. */
function inEnglish<Part>(part: Part): Part {
	if (typeof part === 'string') return (showcaseEnglish[part] ?? part) as Part;
	if (Array.isArray(part)) return part.map(inEnglish) as Part;
	if (typeof part !== 'object' || part === null) return part;
	const entries = Object.entries(part).map(([key, value]) => [key, inEnglish(value)]);
	return Object.fromEntries(entries) as Part;
}

function inGerman(): PageInput {
	return {
		meta: {
			title: 'Block-Schau',
			description: 'Alle Bausteine, aus denen Seiten bestehen.',
			noIndex: true,
		},
		blocks: [
			{ type: 'headline', level: 1, text: 'Block-Schau' },
			{
				type: 'text',
				size: 'lead',
				paragraphs: ['Alle Bausteine, aus denen eine Seite bestehen kann, jeder so, wie er wirkt.'],
			},
			...chapters.flatMap(([title, ...blocks]) => [chapter(title), ...blocks]),
		],
	};
}

type Chapter = [title: string, ...blocks: BlockInput[]];
type Column = Extract<BlockInput, { type: 'row' }>['children'][number];

const chapter = (text: string): BlockInput => ({ type: 'headline', level: 2, text });
const beside = (...children: Column[]): BlockInput => ({ type: 'row', children });
const column = (span: number, ...children: Column['children']): Column => ({
	type: 'column',
	span,
	children,
});

const chapters: Chapter[] = [
	[
		'Worte',
		beside(column(7, examples.headline, examples.text, examples.button), column(5, examples.image)),
		examples['user-message'],
		examples['line-separator'],
		examples.table,
	],
	[
		'Bilder und Filme',
		examples['image-list'],
		beside(column(6, examples['image-slider']), column(6, examples.video)),
	],
	[
		'Werben',
		examples['teaser-slider'],
		examples.feature,
		beside(column(7, examples.teaser), column(5, examples['loyalty-app-button'])),
		examples.option,
		{ ...examples.publication, publications: leafletKeys },
		examples['social-follow'],
	],
	[
		'Einkaufen und kochen',
		examples['product-group'],
		examples['product-promotion'],
		examples['recipe-group'],
		examples['recipe-search'],
		examples['voucher-group'],
		examples['login-button'],
	],
	[
		'Ins Gespräch kommen',
		beside(column(7, examples['contact-form']), column(5, examples.contact)),
		examples.questionnaire,
		examples['newsletter-subscribe'],
		examples['newsletter-unsubscribe'],
	],
	['Cookies', examples['cookie-list'], examples['cookie-settings-button']],
	[
		'Von anderswo',
		examples['custom-html'],
		beside(column(8, examples.iframe), column(4, examples.script)),
	],
	['Aufteilen', examples.accordion, examples.tabs, examples.row, examples.section],
];
