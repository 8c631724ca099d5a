/** What a column of an uploaded file can be. */
export const importFields = [
	'sku',
	'region',
	'price',
	'priceCents',
	'loyaltyPrice',
	'promotionPrice',
	'promotionStartsOn',
	'promotionEndsOn',
	'availability',
	'stock',
	'name',
	'brand',
	'category',
	'description',
	'contentText',
	'netContent',
	'eans',
	'allergens',
	'ingredients',
	'origin',
	'deposit',
] as const;
export type ImportField = (typeof importFields)[number];

/** The number of the column that is a field, counted from 0. */
export type ColumnMapping = Partial<Record<ImportField, number>>;

/** Names of columns as merchants and their systems write them, without spaces and punctuation. */
const names: Record<ImportField, RegExp> = {
	sku: /^(sku|artikelnr|artikelnummer|artnr|articlenumber|itemnumber|productnumber|produktnummer)$/,
	region: /^(region|unit|gebiet|markt)$/,
	price: /^(price|preis|vk|vkpreis|verkaufspreis|regularprice|normalpreis|priceeur|preiseur)$/,
	priceCents: /^(pricecents|preiscent|preisincent|priceincents)$/,
	loyaltyPrice: /^(loyaltyprice|clubpreis|clubprice|kartenpreis|memberprice)$/,
	promotionPrice: /^(promotionprice|promoprice|aktionspreis|saleprice|aktion)$/,
	promotionStartsOn: /^(promotion(startson|from|start)|aktion(ab|von|start))$/,
	promotionEndsOn: /^(promotion(endson|until|to|end)|aktion(bis|ende))$/,
	availability: /^(availability|verfuegbarkeit|status)$/,
	stock: /^(stock|bestand|lager|lagerstand|lagerbestand|quantity|menge|anzahl)$/,
	name: /^(name|bezeichnung|artikelbezeichnung|artikelname|produktname|productname|title)$/,
	brand: /^(brand|marke)$/,
	category: /^(category|categories|kategorie|warengruppe)$/,
	description: /^(description|beschreibung|produktbeschreibung)$/,
	contentText: /^(contenttext|content|inhalt|packungsgroesse|packsize)$/,
	netContent: /^(netcontent|nettoinhalt|nettofuellmenge|fuellmenge)$/,
	eans: /^(eans?|gtins?|eancodes?|barcodes?|strichcode)$/,
	allergens: /^(allergens?|allergene?)$/,
	ingredients: /^(ingredients|zutaten|zutatenliste)$/,
	origin: /^(origin|herkunft|herkunftsland|countryoforigin|ursprungsland)$/,
	deposit: /^(deposit|pfand|einsatz)$/,
};

/** Of the product itself, the same in every region. */
export const productColumns: readonly ImportField[] = [
	'name',
	'brand',
	'category',
	'description',
	'contentText',
	'netContent',
	'eans',
	'allergens',
	'ingredients',
	'origin',
	'deposit',
];

/**
 * Finds fields by the names of the columns; of two columns with the same name, the first counts. In a
 * list of prices the names of products are there for people, so it leaves products alone.
 */
export function matchColumns(columns: readonly string[]): ColumnMapping {
	const folded = columns.map(fold);
	const mapping: ColumnMapping = {};
	for (const field of importFields) {
		const column = folded.findIndex((name) => names[field].test(name));
		if (column >= 0) mapping[field] = column;
	}
	const { sku: _, region: __, ...others } = mapping;
	const isOfOffers = Object.keys(others).some((field) => !isProductColumn(field as ImportField));
	if (isOfOffers) for (const field of productColumns) delete mapping[field];
	// Twice the same price; the one without rounding is the better one.
	if (mapping.priceCents !== undefined) delete mapping.price;
	return mapping;
}

function isProductColumn(field: ImportField): boolean {
	return productColumns.includes(field);
}

/** Enough to change something: an article number, and a field of its offer or product. */
export function isUsable(mapping: ColumnMapping): boolean {
	const { sku, region: _, ...fields } = mapping;
	return sku !== undefined && Object.keys(fields).length > 0;
}

function fold(name: string): string {
	return name
		.toLowerCase()
		.replaceAll('ü', 'ue')
		.replaceAll('ä', 'ae')
		.replaceAll('ö', 'oe')
		.replaceAll(/[^a-z0-9]/g, '');
}
