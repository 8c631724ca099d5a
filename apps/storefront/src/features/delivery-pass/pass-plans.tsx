import type { PassOffer } from '@korb/contracts/delivery-pass/delivery-pass';
import { useSite } from '../../platform/site.tsx';
import { useFormats } from '../../shop/catalogue/use-formats.ts';
import styles from './pass-plans.module.css';

type PassPlansProps = {
	offers: readonly PassOffer[];
	chosen: PassOffer;
	onChoose: (articleId: string) => void;
};

export function PassPlans({ offers, chosen, onChoose }: PassPlansProps) {
	const { t } = useSite();
	const { formatMoney, formatNumber } = useFormats();
	return (
		<fieldset className={styles['plans']}>
			<legend className="visually-hidden">{t('pass.plans')}</legend>
			{offers.map(({ articleId, price, months, vatRate }) => (
				<label key={articleId} className={styles['plan']}>
					<span className={styles['top']}>
						<input
							type="radio"
							name="plan"
							value={articleId}
							checked={articleId === chosen.articleId}
							onChange={() => onChoose(articleId)}
						/>
						{t('pass.term', { months })}
					</span>
					<span className={styles['price']}>
						{formatMoney(price)} <small>{t('pass.vat', { percent: formatNumber(vatRate) })}</small>
					</span>
					<span className={styles['text']}>
						{months > 1 && `${t('pass.perMonth', { price: formatMoney(price / months) })} `}
						{t('pass.endsAfter', { months })}
					</span>
				</label>
			))}
		</fieldset>
	);
}
