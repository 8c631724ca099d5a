import type { DeskProduct, ProductChange } from '@korb/contracts/admin/assortment/assortment';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { Card } from '../../ui/card/card.tsx';
import text from '../../ui/layout/text.module.css';
import timeline from '../order/timeline-card.module.css';
import { describeFields } from './edit/describe-fields.ts';

type Values = {
	priceCents?: number;
	stock?: number | null;
	availability?: string;
	region?: string;
	isUndo?: boolean;
};

/** Who changed what by hand; what feeds changed is in their runs. */
export function ChangesCard({ product }: { product: DeskProduct }) {
	const t = useMessages();
	const unitName = useUnitName();
	const formats = useFormats();
	return (
		<Card title={t('product.changes')}>
			{product.changes.length === 0 && <p className={text['faint']}>{t('product.noChanges')}</p>}
			<ol className={timeline['timeline']}>
				{product.changes.map((change) => (
					<li key={`${change.at} ${change.action}`}>
						<span className={timeline['point']} />
						<div className={timeline['row']}>
							<p>{describe(change)}</p>
							<time dateTime={change.at} title={formats.full(change.at)}>
								{formats.moment(change.at)}
							</time>
						</div>
						<p className={`${text['small']} ${text['faint']}`}>
							{change.by}
							{((change.after ?? {}) as Values).isUndo && ` · ${t('product.undone')}`}
						</p>
					</li>
				))}
			</ol>
		</Card>
	);

	function describe({ action, before, after }: ProductChange): string {
		const [was, is] = [(before ?? {}) as Values, (after ?? {}) as Values];
		const region = unitName(is.region ?? '');
		const money = (cents = 0) => formats.money(cents, product.currency);
		const count = (stock: number | null | undefined) => stock ?? t('assortment.unlimited');
		if (action === 'product.price') {
			const step = `${money(was.priceCents)} → ${money(is.priceCents)}`;
			return t('product.changedPrice', { region, step });
		}
		if (action === 'product.stock') {
			return t('product.changedStock', {
				region,
				step: `${count(was.stock)} → ${count(is.stock)}`,
			});
		}
		if (action === 'product.availability') {
			return is.availability === 'unavailable'
				? t('product.tookOff', { region })
				: t('product.putBack', { region });
		}
		if (action === 'product.describe') {
			return t('product.changedFacts', { fields: describeFields(Object.keys(before ?? {}), t) });
		}
		// An API that is newer than this page may know more actions.
		return action;
	}
}
