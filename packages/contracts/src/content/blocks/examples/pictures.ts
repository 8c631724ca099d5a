import { type BlockExamples, picture } from './example.ts';

export const pictureExamples = {
	image: {
		type: 'image',
		image: picture('einkaufskorb', 'Ein Korb mit Obst, Gemüse und Brot', 1280, 1120),
		caption: 'Das Schwere nach unten, die Eier nach oben',
		ratio: '16:9',
	},
	'image-list': {
		type: 'image-list',
		title: 'Durch die Gänge',
		look: 'tiles',
		more: { label: 'Ganzes Sortiment', href: '/kategorie' },
		images: [
			tile('brokkoli', 'Obst & Gemüse', '/kategorie/obst-gemuese', 'sage'),
			tile('croissant', 'Brot & Gebäck', '/kategorie/brot-gebaeck', 'butter'),
			tile('kaese', 'Milch & Käse', '/kategorie/kuehlwaren', 'sky'),
		],
	},
	'image-slider': {
		type: 'image-slider',
		label: 'Vom Feld in den Korb',
		slides: [
			{ image: picture('brokkoli', 'Brokkoli'), caption: 'Brokkoli aus dem Marchfeld' },
			{ image: picture('erdbeeren', 'Erdbeeren'), caption: 'Erdbeeren aus Wiesen' },
		],
	},
	video: {
		type: 'video',
		title: 'Eine Minute in der Packstation',
		source: { kind: 'embed', src: 'https://video.korb.example/embed/packstation' },
		poster: picture('einkaufskorb', '', 1280, 1120),
	},
} satisfies Partial<BlockExamples>;

function tile<Tint extends string>(name: string, label: string, href: string, tint: Tint) {
	return { image: picture(name, ''), label, href, tint };
}
