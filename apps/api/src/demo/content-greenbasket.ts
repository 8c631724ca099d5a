import type { DemoDocument } from './document.ts';

export const greenbasketContent: DemoDocument[] = [
	{
		kind: 'page',
		key: '',
		document: {
			meta: {
				title: 'Greenbasket – your weekly shop, picked with care',
				description:
					'Fruit, veg, bread and everything else for the week: order today, delivered to your door or ready to collect.',
				keywords: ['supermarket', 'groceries', 'delivery', 'click and collect'],
			},
			blocks: [
				{ type: 'headline', level: 1, text: 'Your weekly shop, picked with care' },
				{
					type: 'text',
					paragraphs: [
						'Kentish apples, bread baked this morning, milk from farms we know by name. We pack your shopping the way you would: tins at the bottom, eggs on top.',
					],
				},
				{ type: 'button', label: 'Start shopping', href: '/category' },
				{
					type: 'section',
					children: [
						{ type: 'headline', level: 2, text: 'Delivered or collected, you choose' },
						{
							type: 'text',
							paragraphs: [
								'Pick a delivery slot and it stays yours while you shop.',
								'Prefer to collect? Your order waits in the chiller at your nearest store. No queue.',
							],
						},
						{ type: 'button', label: 'Find a store', href: '/stores' },
					],
				},
				{
					type: 'section',
					children: [
						{ type: 'headline', level: 2, text: 'What’s for dinner?' },
						{
							type: 'text',
							paragraphs: [
								'Our recipes scale to the number of people at your table, and every ingredient is one tap from your basket.',
							],
						},
						{ type: 'button', label: 'Browse recipes', href: '/recipes' },
					],
				},
			],
		},
	},
	{
		kind: 'page',
		key: 'imprint',
		document: {
			meta: {
				title: 'About this shop',
				description: 'Who is behind Greenbasket and how to reach us.',
			},
			blocks: [
				{ type: 'headline', level: 1, text: 'About this shop' },
				{
					type: 'text',
					paragraphs: [
						'Greenbasket is a demonstration shop. Try anything you like: nothing will be delivered and nothing will be charged.',
						'Greenbasket Demo Ltd, 1 Example Street, London EC1A 1AA, United Kingdom',
					],
				},
				{ type: 'button', label: 'Write to us', href: 'mailto:hello@greenbasket.example' },
			],
		},
	},
	{
		kind: 'config',
		key: 'topbarbanner',
		document: {
			lead: 'Autumn basket:',
			text: '30 days of free delivery',
			linkLabel: 'Try it now',
			href: '/delivery-pass',
		},
	},
	{
		kind: 'config',
		key: 'header',
		document: { links: [] },
	},
	{
		kind: 'config',
		key: 'footer',
		document: {
			claim: 'Groceries from people who know their fields. Packed at dawn, at your door by dusk.',
			company: 'Greenbasket Ltd',
			newsletter: {
				title: '£5 off your first basket',
				text: 'Join our newsletter: offers on Thursday, a recipe on Sunday. Nothing else.',
			},
			columns: [
				{
					title: 'Shop',
					links: [
						{ label: 'Groceries', href: '/category' },
						{ label: 'Offers', href: '/category?offers=1' },
						{ label: 'Brands', href: '/brands' },
						{ label: 'Recipes', href: '/recipes' },
						{ label: 'Delivery pass', href: '/delivery-pass' },
					],
				},
				{
					title: 'Your account',
					links: [
						{ label: 'Sign in', href: '/sign-in' },
						{ label: 'Register', href: '/register' },
						{ label: 'Basket', href: '/basket' },
					],
				},
				{
					title: 'About us',
					links: [
						{ label: 'Stores', href: '/stores' },
						{ label: 'Site map', href: '/sitemap' },
					],
				},
				{
					title: 'Help',
					links: [{ label: 'Contact', href: 'mailto:hello@greenbasket.example' }],
				},
			],
			legalLinks: [{ label: 'About this shop', href: '/imprint' }],
			paymentMarks: ['visa', 'mastercard', 'amex', 'paypal', 'apple-pay'],
		},
	},
	{
		kind: 'config',
		key: 'socialsharingandseo',
		document: { siteName: 'Greenbasket', titleTemplate: '{title} | Greenbasket' },
	},
];
