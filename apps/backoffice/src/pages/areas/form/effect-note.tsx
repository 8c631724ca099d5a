import type { AreaEffect } from '@korb/contracts/admin/areas/areas';
import { Link } from 'react-router';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import text from '../../../ui/layout/text.module.css';
import { Note } from '../../../ui/note/note.tsx';
import styles from '../area-panel.module.css';

/** What saving would do to addresses and orders, before it happens. */
export function EffectNote({ effect }: { effect: AreaEffect }) {
	const t = useMessages();
	const { addresses, orders, outside, outsideNumbers } = effect;
	const areaName = (number: string | null) =>
		number === null ? t('areas.none') : number === '' ? t('areas.newArea') : number;
	return (
		<div role="status">
			<Note tone={outside > 0 ? 'warn' : 'info'}>
				{addresses.length === 0 && <p>{t('areas.effect.noAddresses')}</p>}
				{addresses.map(({ from, to, count }) => (
					<p key={`${from} ${to}`}>
						{t('areas.effect.addresses', { count, from: areaName(from), to: areaName(to) })}
					</p>
				))}
				<p>{t('areas.effect.orders', { orders, outside })}</p>
				{outsideNumbers.length > 0 && (
					<ul className={styles['numbers']}>
						{outsideNumbers.map((number) => (
							<li key={number}>
								<Link className={text['link']} to={`/orders/${number}`}>
									{number}
								</Link>
							</li>
						))}
					</ul>
				)}
			</Note>
		</div>
	);
}
