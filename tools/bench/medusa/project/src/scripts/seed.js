const { readFileSync, writeFileSync } = require('node:fs');
const { ContainerRegistrationKeys, Modules } = require('@medusajs/framework/utils');
const flows = require('@medusajs/medusa/core-flows');

const BATCH = 200;
const STOCK = 1_000_000;

/** Creates region, stock, shipping and catalogue with the workflows that the admin uses. */
module.exports.default = async function seed({ container, args: [catalogueFile, resultFile] }) {
	const catalogue = JSON.parse(readFileSync(catalogueFile, 'utf8'));
	const run = async (workflow, input) => (await workflow(container).run({ input })).result;
	const channel = await openChannel(container, run);
	const [region] = await run(flows.createRegionsWorkflow, {
		regions: [
			{
				name: 'Österreich',
				currency_code: 'eur',
				countries: ['at'],
				payment_providers: ['pp_system_default'],
				is_tax_inclusive: true,
				automatic_taxes: true,
			},
		],
	});
	await run(flows.createTaxRegionsWorkflow, [
		{
			country_code: 'at',
			provider_id: 'tp_system',
			default_tax_rate: { name: 'USt', rate: 10, code: 'at10', is_default: true },
		},
	]);
	const { location, profile } = await openWarehouse(container, run, { channel, region });
	const [key] = await run(flows.createApiKeysWorkflow, {
		api_keys: [{ title: 'Shop', type: 'publishable', created_by: '' }],
	});
	await run(flows.linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] });
	const categories = await createProducts(run, catalogue, { channel, profile });
	await stockUp(container, run, location);
	writeFileSync(resultFile, JSON.stringify({ region: region.id, key: key.token, categories }));
};

async function openChannel(container, run) {
	const [store] = await container.resolve(Modules.STORE).listStores();
	const channels = await container.resolve(Modules.SALES_CHANNEL).listSalesChannels({});
	const [channel] =
		channels.length > 0
			? channels
			: await run(flows.createSalesChannelsWorkflow, { salesChannelsData: [{ name: 'Shop' }] });
	const currencies = [{ currency_code: 'eur', is_default: true, is_tax_inclusive: true }];
	if (store) {
		await run(flows.updateStoresWorkflow, {
			selector: { id: store.id },
			update: { supported_currencies: currencies, default_sales_channel_id: channel.id },
		});
	} else {
		await run(flows.createStoresWorkflow, {
			stores: [
				{
					name: 'Shop',
					supported_currencies: currencies,
					default_sales_channel_id: channel.id,
				},
			],
		});
	}
	return channel;
}

async function openWarehouse(container, run, { channel, region }) {
	const link = container.resolve(ContainerRegistrationKeys.LINK);
	const fulfilment = container.resolve(Modules.FULFILLMENT);
	const [location] = await run(flows.createStockLocationsWorkflow, {
		locations: [
			{ name: 'Lager', address: { city: 'Wien', country_code: 'AT', address_1: 'Lagerstraße 1' } },
		],
	});
	const [known] = await fulfilment.listShippingProfiles({ type: 'default' });
	const [profile] = known
		? [known]
		: await run(flows.createShippingProfilesWorkflow, {
				data: [{ name: 'Default', type: 'default' }],
			});
	const set = await fulfilment.createFulfillmentSets({
		name: 'Lieferung',
		type: 'shipping',
		service_zones: [{ name: 'AT', geo_zones: [{ country_code: 'at', type: 'country' }] }],
	});
	const place = { [Modules.STOCK_LOCATION]: { stock_location_id: location.id } };
	await link.create({
		...place,
		[Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' },
	});
	await link.create({ ...place, [Modules.FULFILLMENT]: { fulfillment_set_id: set.id } });
	await run(flows.createShippingOptionsWorkflow, [
		{
			name: 'Standard',
			price_type: 'flat',
			provider_id: 'manual_manual',
			service_zone_id: set.service_zones[0].id,
			shipping_profile_id: profile.id,
			type: { label: 'Standard', description: 'Standard', code: 'standard' },
			prices: [
				{ currency_code: 'eur', amount: 4.9 },
				{ region_id: region.id, amount: 4.9 },
			],
			rules: [
				{ attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
				{ attribute: 'is_return', value: 'false', operator: 'eq' },
			],
		},
	]);
	await run(flows.linkSalesChannelsToStockLocationWorkflow, {
		id: location.id,
		add: [channel.id],
	});
	return { location, profile };
}

async function createProducts(run, { categories, products }, { channel, profile }) {
	const created = await run(flows.createProductCategoriesWorkflow, {
		product_categories: categories.map(({ name, slug }) => ({
			name,
			handle: slug,
			is_active: true,
		})),
	});
	const idOf = Object.fromEntries(created.map(({ handle, id }) => [handle, id]));
	for (let from = 0; from < products.length; from += BATCH) {
		await run(flows.createProductsWorkflow, {
			products: products.slice(from, from + BATCH).map((product) => ({
				title: product.name,
				handle: product.slug,
				description: product.description,
				status: 'published',
				category_ids: product.categories.map((slug) => idOf[slug]),
				shipping_profile_id: profile.id,
				sales_channels: [{ id: channel.id }],
				options: [{ title: 'Standard', values: ['Standard'] }],
				variants: [
					{
						title: 'Standard',
						sku: product.sku,
						options: { Standard: 'Standard' },
						manage_inventory: true,
						prices: [{ amount: product.cents / 100, currency_code: 'eur' }],
					},
				],
			})),
		});
	}
	return idOf;
}

async function stockUp(container, run, location) {
	const query = container.resolve(ContainerRegistrationKeys.QUERY);
	const { data: items } = await query.graph({ entity: 'inventory_item', fields: ['id'] });
	for (let from = 0; from < items.length; from += 1000) {
		await run(flows.createInventoryLevelsWorkflow, {
			inventory_levels: items.slice(from, from + 1000).map(({ id }) => ({
				location_id: location.id,
				stocked_quantity: STOCK,
				inventory_item_id: id,
			})),
		});
	}
}
