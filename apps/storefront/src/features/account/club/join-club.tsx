import type { Customer } from '@korb/contracts/customer/customer';
import { type ReactNode, useState } from 'react';
import { useSite } from '../../../platform/site.tsx';
import { fullName } from '../../../shop/addresses/full-name.ts';
import { CardShape } from '../../../shop/club/card-shape.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Panel } from '../../../ui/card/panel.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { IdCardIcon } from '../../../ui/icons/id-card.ts';
import { SmartphoneIcon } from '../../../ui/icons/smartphone.ts';
import { StarIcon } from '../../../ui/icons/star.ts';
import { AccountBack } from '../frame/account-head.tsx';
import { CardLinks } from './card-links.tsx';
import styles from './club.module.css';
import { useMembership } from './use-membership.ts';

type JoinClubProps = {
	customer: Customer;
	/** `confirm`: there is a card, but it is not confirmed. */
	intent: 'join' | 'confirm';
};

/** What the club is, and the way in. */
export function JoinClub({ customer, intent }: JoinClubProps) {
	const { t } = useSite();
	const { join, isBusy } = useMembership();
	const [isPersonalised, setIsPersonalised] = useState(false);
	return (
		<>
			<AccountBack />
			<section className={styles['hero']}>
				<div>
					<h1>{t(`club.${intent}.heading`)}</h1>
					<p>{t(`club.${intent}.lead`)}</p>
					<Button
						variant="ink"
						loading={isBusy && t('form.sending')}
						onClick={() => void join(isPersonalised)}
					>
						{t(`club.${intent}.submit`)}
					</Button>
				</div>
				<div className={styles['tilted']} aria-hidden="true">
					<CardShape>
						<p className={styles['holder']}>{fullName(customer)}</p>
						<StarIcon />
					</CardShape>
				</div>
			</section>
			<ul className={styles['perks']}>
				<Perk icon={<StarIcon />} title={t('club.perk.prices')} text={t('club.perk.pricesText')} />
				<Perk
					icon={<SmartphoneIcon />}
					title={t('club.perk.card')}
					text={t('club.perk.cardText')}
				/>
				<Perk icon={<IdCardIcon />} title={t('club.perk.free')} text={t('club.perk.freeText')} />
			</ul>
			<CardLinks />
			<Panel title={t('club.good')}>
				<CheckboxField
					label={t('club.personalise')}
					checked={isPersonalised}
					onChange={({ currentTarget: { checked } }) => setIsPersonalised(checked)}
				/>
			</Panel>
		</>
	);
}

type PerkProps = { icon: ReactNode; title: string; text: string };

function Perk({ icon, title, text }: PerkProps) {
	return (
		<li className={styles['perk']}>
			<span className={styles['perkIcon']}>{icon}</span>
			<div>
				<h2>{title}</h2>
				<p>{text}</p>
			</div>
		</li>
	);
}
