import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities';
import { headers } from 'next/headers';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { ServerProps } from 'payload';
import type { ReactNode } from 'react';
import { type Label, toLabel } from '../labels.ts';
import { type Delivery, type Entry, type Plan, readDashboard } from './read-dashboard.ts';
import { ShopChoice } from './shop-choice.tsx';

/** Above the list of collections: recent edits, schedules and undelivered documents. */
export async function Dashboard({ payload, user, i18n }: ServerProps) {
	if (!user) return null;
	if (user['needsSecondFactor']) redirect(`${payload.config.routes.admin}/account`);
	const cookie = getTenantFromCookie(await headers(), 'text');
	const tenant = typeof cookie === 'string' && cookie !== '' ? cookie : null;
	const { shops, recent, plans, delivery } = await readDashboard({ payload, user, tenant });
	const language: keyof Label = i18n.language === 'en' ? 'en' : 'de';
	const say = (text: string) => toLabel(text)[language];
	const admin = payload.config.routes.admin;
	const addressOf = ({ collection, id }: Entry | Plan) =>
		`${admin}/collections/${collection}/${id}`;
	const when = (instant: string) => fromNow(instant, language);
	return (
		<div className="korb-dashboard">
			{shops.length > 1 && (
				<Card
					isWide
					title={say('Für welches Geschäft schreibst du?|Which shop are you writing for?')}
				>
					<ShopChoice shops={shops.map(({ id, name }) => ({ id, name }))} />
				</Card>
			)}
			<Card title={say('Zuletzt bearbeitet|Edited last')}>
				{recent.length === 0 && <p>{say('Noch nichts.|Nothing yet.')}</p>}
				<ul>
					{recent.map((entry) => (
						<li key={entry.id}>
							<Link href={addressOf(entry)}>{entry.title}</Link>
							<span className="korb-kind">{say(kinds[entry.collection])}</span>
							<span className={`korb-state korb-state--${entry.state}`}>
								{say(states[entry.state])}
							</span>
							<time dateTime={entry.updatedAt}>{when(entry.updatedAt)}</time>
						</li>
					))}
				</ul>
			</Card>
			<div>
				<Card title={say('Geplant|Planned')}>
					{plans.length === 0 && (
						<p>
							{say(
								'Nichts. Der Pfeil neben „Veröffentlichen“ plant eine Seite.|Nothing. The arrow beside “Publish” plans a page.',
							)}
						</p>
					)}
					<ul>
						{plans.map((plan) => (
							<li key={`${plan.id} ${plan.at}`}>
								<Link href={addressOf(plan)}>{plan.title}</Link>
								<span className="korb-state">
									{say(
										plan.type === 'unpublish'
											? 'geht offline|goes offline'
											: 'geht online|goes live',
									)}
								</span>
								<time dateTime={plan.at}>{when(plan.at)}</time>
							</li>
						))}
					</ul>
				</Card>
				<Card title={say('Im Geschäft|In the shop')}>
					<DeliveryState delivery={delivery} say={say} />
					<ul>
						{shops.map(({ name, address }) => (
							<li key={name}>
								{address ? (
									<a href={address} target="_blank" rel="noreferrer">
										{`${name} ${say('öffnen|– open')}`}
									</a>
								) : (
									name
								)}
							</li>
						))}
					</ul>
				</Card>
			</div>
		</div>
	);
}

const kinds: Record<Entry['collection'], string> = {
	pages: 'Seite|Page',
	recipes: 'Rezept|Recipe',
};

const states: Record<Entry['state'], string> = {
	draft: 'Entwurf|Draft',
	changed: 'Neuer Entwurf|New draft',
	published: 'Veröffentlicht|Published',
};

function Card({
	title,
	isWide = false,
	children,
}: {
	title: string;
	isWide?: boolean;
	children: ReactNode;
}) {
	return (
		<section className={isWide ? 'korb-card korb-card--wide' : 'korb-card'}>
			<h3>{title}</h3>
			{children}
		</section>
	);
}

function DeliveryState({
	delivery: { waiting, refused },
	say,
}: {
	delivery: Delivery;
	say: (text: string) => string;
}) {
	if (waiting === 0 && refused.length === 0) {
		return (
			<p>
				{say(
					'Alles, was veröffentlicht ist, ist angekommen.|Everything that is published has arrived.',
				)}
			</p>
		);
	}
	return (
		<>
			{waiting > 0 && <p>{`${say('Noch unterwegs|Still on their way')}: ${waiting}`}</p>}
			{refused.map(({ name, error }) => (
				<p key={name} className="korb-refused">
					<strong>{`${say('Nicht angenommen|Refused')}: ${name}`}</strong> {error.slice(0, 200)}
				</p>
			))}
		</>
	);
}

const units = [
	['day', 86_400_000],
	['hour', 3_600_000],
	['minute', 60_000],
] as const;

/** "vor 5 Minuten": relative, because the server does not know the reader's time zone. */
function fromNow(instant: string, language: string): string {
	const distance = Date.parse(instant) - Date.now();
	const [unit, length] = units.find(([, size]) => Math.abs(distance) >= size) ?? units[2];
	const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
	return format.format(Math.round(distance / length), unit);
}
