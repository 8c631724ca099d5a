const defaults = {
	EDGE_PORT: 8080,
	STOREFRONT_PORT: 3000,
	API_PORT: 4000,
	ADMIN_PORT: 4200,
	BACKOFFICE_PORT: 4300,
	PAYMENT_SANDBOX_PORT: 4100,
	CMS_PORT: 3001,
	MAIL_SMTP_PORT: 1025,
	MAIL_WEB_PORT: 1080,
	POSTGRES_PORT: 55_440,
	REDIS_PORT: 56_390,
};

export type Ports = {
	edge: number;
	storefront: number;
	api: number;
	/** The API's listener for the back office, which also serves its build. */
	admin: number;
	/** Vite's server in development. */
	backoffice: number;
	paymentSandbox: number;
	cms: number;
	mailSmtp: number;
	mailWeb: number;
	postgres: number;
	redis: number;
};

/** KORB_PORT_OFFSET shifts all ports, to run two instances side by side. */
export function readPorts(env: NodeJS.ProcessEnv = process.env): Ports {
	const offset = toPort('KORB_PORT_OFFSET', env['KORB_PORT_OFFSET'] ?? '0');
	const port = (name: keyof typeof defaults) =>
		toPort(name, env[name] ?? String(defaults[name] + offset));
	return {
		edge: port('EDGE_PORT'),
		storefront: port('STOREFRONT_PORT'),
		api: port('API_PORT'),
		admin: port('ADMIN_PORT'),
		backoffice: port('BACKOFFICE_PORT'),
		paymentSandbox: port('PAYMENT_SANDBOX_PORT'),
		cms: port('CMS_PORT'),
		mailSmtp: port('MAIL_SMTP_PORT'),
		mailWeb: port('MAIL_WEB_PORT'),
		postgres: port('POSTGRES_PORT'),
		redis: port('REDIS_PORT'),
	};
}

function toPort(name: string, text: string): number {
	const port = Number(text);
	if (!Number.isInteger(port) || port < 0 || port > 65_535) {
		throw new Error(`${name} is ${text}, which is not a valid port.`);
	}
	return port;
}
