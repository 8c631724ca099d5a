import { discountAmounts } from '@korb/domain/pricing/discount-codes';
import { cents } from '@korb/domain/pricing/money';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { TicketIcon } from '../../../ui/icons/ticket.ts';
import type { CodeTerms } from './code-draft.ts';
import styles from './codes.module.css';
import { useCodeWords } from './use-code-words.ts';

const PRODUCTS_CENTS = 62_34;
const FEE_CENTS = 3_90;

/** An invented cart that is large enough for the code. */
export function CartPreview({ code, terms }: { code: string; terms: CodeTerms }) {
	const t = useMessages();
	const { money } = useCodeWords();
	const products = Math.max(PRODUCTS_CENTS, terms.minOrderCents ?? 0);
	const fee = terms.fulfilment === 'CLICK_AND_COLLECT' ? 0 : FEE_CENTS;
	const discount = { ...terms, minOrderValue: terms.minOrderCents };
	const [onProducts = 0] = discountAmounts([discount], cents(products));
	const saved = terms.kind === 'freeService' ? fee : onProducts;
	return (
		<Card title={t('codes.inCart')} hint={<Badge>{t('codes.preview')}</Badge>}>
			<div className={styles['cart']}>
				<h3>{t('codes.overview')}</h3>
				<p className={styles['redeemed']}>
					<TicketIcon />
					<span>
						<b>{code || '…'}</b>
						{t('codes.saved', { amount: money(saved) })}
					</span>
				</p>
				<dl className={styles['sums']}>
					<dt>{t('codes.products')}</dt>
					<dd>{money(products)}</dd>
					<dt className={styles['saved']}>{t('codes.row', { code: code || '…' })}</dt>
					<dd className={styles['saved']}>{money(-saved)}</dd>
					<dt>{t('codes.fee')}</dt>
					<dd>{money(fee)}</dd>
					<dt className={styles['total']}>{t('codes.total')}</dt>
					<dd className={styles['total']}>{money(products + fee - saved)}</dd>
				</dl>
			</div>
		</Card>
	);
}
