import type { OrderView } from './orders.ts';

export type OrderForm = 'add-on' | 'cancel' | 'slot' | 'withdrawal' | 'withdrawal-confirm';

/** API paths of an order; without dependencies that a browser need not load. */
export const orderAddress = {
	order: (number: string) => `/api/orders/${encodeURIComponent(number)}`,
	/** The link in emails: it grants access to the order and keeps the secret out of page URLs. */
	open: (number: string, token: string, view?: OrderView) =>
		`/api/orders/${encodeURIComponent(number)}/open?${new URLSearchParams({
			token,
			...(view && { view }),
		})}`,
	windows: (number: string) => `/api/orders/${encodeURIComponent(number)}/windows`,
	invoice: (number: string) => `/api/orders/${encodeURIComponent(number)}/invoice.pdf`,
	form: (number: string, form: OrderForm) =>
		`/api/orders/${encodeURIComponent(number)}/forms/${form}`,
};
