/** Pictures of the demo content: a name, and the emoji that is drawn large. */
const emoji = {
	baer: '1f9f8',
	brokkoli: '1f966',
	brot: '1f35e',
	cocktail: '1f379',
	croissant: '1f950',
	curry: '1f35b',
	eis: '1f366',
	eier: '1f95a',
	erdaepfel: '1f954',
	erdbeeren: '1f353',
	geschenk: '1f381',
	kaese: '1f9c0',
	kaffee: '2615',
	kochtopf: '1f372',
	kuchen: '1f967',
	marille: '1f351',
	muesli: '1f963',
	pfannkuchen: '1f95e',
	pizza: '1f355',
	roller: '1f6f5',
	salat: '1f957',
	sandwich: '1f96a',
	schokolade: '1f36b',
	schwamm: '1f9fd',
	seife: '1f9f4',
	spaghetti: '1f35d',
	steak: '1f969',
	taco: '1f32e',
	torte: '1f370',
	waffel: '1f9c7',
} as const;
export type EmojiPicture = keyof typeof emoji;
/** Composed of many things, each by a function of its own. */
const scenes = ['einkaufskorb', 'marktkiste'] as const;
export type ScenePicture = (typeof scenes)[number];
export type PictureName = EmojiPicture | ScenePicture;

const formats = ['webp', 'avif'] as const;
type Format = (typeof formats)[number];

const emojiSize = { width: 480, height: 480, widths: [480] };
/** Large and in sight at once, so a phone gets it in its own size. */
const sceneSize = { width: 1280, height: 1120, widths: [640, 960, 1280] };

export const pictureNames = [...(Object.keys(emoji) as EmojiPicture[]), ...scenes] as const;

export function isScene(name: PictureName): name is ScenePicture {
	return scenes.some((scene) => scene === name);
}

export function emojiOf(name: EmojiPicture): string {
	return emoji[name];
}

/** The picture as a document carries it; without words it only decorates. */
export function picture(name: PictureName, alt = '') {
	const { width, height, widths } = sizeOf(name);
	const address = (width: number, format: Format) => `/media/c/${name}/${width}.${format}`;
	const sources = widths.map((width) => ({
		width,
		webp: address(width, 'webp'),
		avif: address(width, 'avif'),
	}));
	return {
		src: address(width, 'webp'),
		alt,
		width,
		height,
		sources: sources.length > 1 ? sources : [],
	};
}

/** Every file the documents ask for. */
export function pictureFiles(name: PictureName): { width: number; format: Format }[] {
	const { widths } = sizeOf(name);
	if (widths.length === 1) return widths.map((width) => ({ width, format: 'webp' }));
	return widths.flatMap((width) => formats.map((format) => ({ width, format })));
}

function sizeOf(name: PictureName) {
	return isScene(name) ? sceneSize : emojiSize;
}
