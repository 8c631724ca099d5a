const { readFileSync } = require('node:fs');
const { bootstrap } = require('@vendure/core');
const { populate } = require('@vendure/core/cli');
const { config } = require('./config.js');

/** Creates the schema and imports the catalogue, with the importer of Vendure. */
const [catalogueFile, productsFile, assetDir] = process.argv.slice(2);
const { categories } = JSON.parse(readFileSync(catalogueFile, 'utf8'));

const initialData = {
	defaultLanguage: 'de',
	defaultZone: 'Europe',
	countries: [{ code: 'AT', name: 'Österreich', zone: 'Europe' }],
	taxRates: [
		{ name: 'Reduced', percentage: 10 },
		{ name: 'Standard', percentage: 20 },
	],
	shippingMethods: [{ name: 'Standard', price: 490 }],
	paymentMethods: [
		{
			name: 'Dummy payment',
			handler: {
				code: 'dummy-payment-handler',
				arguments: [{ name: 'automaticSettle', value: 'true' }],
			},
		},
	],
	collections: categories.map(({ name, slug }) => ({
		name,
		slug,
		filters: [
			{
				code: 'facet-value-filter',
				args: { facetValueNames: [`category:${slug}`], containsAny: false },
			},
		],
	})),
};

populate(
	() => bootstrap({ ...config, importExportOptions: { importAssetsDir: assetDir } }),
	initialData,
	productsFile,
)
	.then((app) => app.close())
	.then(() => process.exit(0))
	.catch((error) => {
		console.error(error);
		process.exit(1);
	});
