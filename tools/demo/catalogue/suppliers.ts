import type { FeedProduct } from '@korb/contracts/catalogue/catalogue-feed';
import type { Language, Text } from './model.ts';
import { slugify } from './slug.ts';

/** An additional maker of the full assortment, which scales the catalogue to any size. */
export type Supplier = { number: number; name: string; slug: string; about: Text };

export function* listSuppliers(count: number): Generator<Supplier> {
	for (let number = 1; number <= count; number++) {
		const surname = surnames[number % surnames.length] ?? '';
		const kind = kinds[Math.floor(number / surnames.length) % kinds.length] ?? '';
		const round = Math.floor(number / (surnames.length * kinds.length));
		const name = `${surname}${kind}${round > 0 ? ` ${round + 1}` : ''}`;
		yield {
			number,
			name,
			slug: slugify(name),
			about: [
				`Der ${name} liefert an Läden in der Nachbarschaft.`,
				`${name} supplies shops in the neighbourhood.`,
			],
		};
	}
}

export function bySupplier(
	product: FeedProduct,
	supplier: Supplier,
	language: Language,
): FeedProduct {
	const { number, name, slug } = supplier;
	const { picture, bundle } = product;
	if (picture.kind !== 'packshot') throw new TypeError(`${product.sku} has no packshot`);
	// Without layout and lettering, the image derives them from the supplier's name.
	const { layout: _layout, voice: _voice, ...spec } = picture.spec;
	return {
		...product,
		sku: `${product.sku}-${number}`,
		slug: `${product.slug}-${slug}`,
		name: `${product.name} ${language === 'de' ? `„${name}“` : `“${name}”`}`,
		brand: slug,
		...(bundle && { bundle: { ...bundle, sku: `${bundle.sku}-${number}` } }),
		picture: {
			kind: 'packshot',
			spec: { ...spec, brand: spec.form === 'loose' ? '' : name },
		},
		popularity: Number((product.popularity * 0.5).toFixed(3)),
	};
}

const surnames =
	'Gruber Leitner Moser Pichler Steiner Aigner Brandner Eder Fuchs Grabner Haider Huber Kainz Lackner Maurer Neuhold Ortner Prantl Rainer Sailer Thaler Unger Vogl Winkler Zauner Achleitner Buchner Daxner Egger Feichtner Auer Bauer Ebner Fink Gasser Hofbauer Jager Kogler Lindner Mayr Nagl Oberhuber Pfeifer Reiter Schuster Tauber Urban Vielhaber Weber Zechner Angerer Berger Danner Eibl Fellner Geiger Hirsch Koller Lang Mitterer'.split(
		' ',
	);
const kinds = 'hof gut mühle garten werk haus alm keller stube tal feld bach'.split(' ');
