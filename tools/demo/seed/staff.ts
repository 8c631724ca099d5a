/** Well-known on purpose: the seed refuses to run in production unless it is a demo. */
export const DEMO_STAFF_PASSWORD = 'marille-kren-2026';

/** One manager per demo shop. */
export const demoManagers: Record<string, { email: string; name: string }> = {
	korb: { email: 'manager@korb.example', name: 'Maria Huber' },
	greenbasket: { email: 'manager@greenbasket.example', name: 'Grace Miller' },
};
