const { defineSearchIndex, graphSeed, search } = require('@medusajs/framework/utils');

const fields = search.define({
	id: search.keyword().filterable(),
	title: search.text().searchable({ weight: 3 }),
	description: search.text().searchable(),
	handle: search.keyword().filterable(),
	thumbnail: search.keyword(),
	status: search.keyword().filterable(),
	sales_channel_ids: search.keyword().filterable(),
	price: search.integer().filterable(),
});

module.exports = {
	default: defineSearchIndex({
		name: 'product',
		entity: 'product',
		fields,
		seed: graphSeed({
			fields: [
				...['id', 'title', 'description', 'handle', 'thumbnail', 'status'],
				...['sales_channels.id', 'variants.prices.amount'],
			],
			transform: (products) => products.map(toDocument),
			batch_size: 500,
		}),
	}),
};

function toDocument({ id, title, description, handle, thumbnail, status, ...product }) {
	const amount = product.variants?.[0]?.prices?.[0]?.amount ?? 0;
	return {
		...{ id, title, description, handle, status },
		thumbnail: thumbnail ?? '',
		sales_channel_ids: (product.sales_channels ?? []).map((channel) => channel.id),
		price: Math.round(100 * amount),
	};
}
