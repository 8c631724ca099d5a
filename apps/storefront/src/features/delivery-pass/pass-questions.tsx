import type { DeliveryPass } from '@korb/contracts/delivery-pass/delivery-pass';
import { useSite } from '../../platform/site.tsx';
import { useFormats } from '../../shop/catalogue/use-formats.ts';
import { Accordion } from '../../ui/layout/accordion.tsx';
import { Section } from '../../ui/layout/section.tsx';
import styles from './pass-questions.module.css';

export function PassQuestions({ pass: { minOrderValue } }: { pass: DeliveryPass }) {
	const { config, t } = useSite();
	const { formatMoney } = useFormats();
	const questions = [
		...(config.featureClickAndCollect ? (['collect'] as const) : []),
		...(minOrderValue > 0 ? (['minimum'] as const) : []),
		'end',
		'withdraw',
	] as const;
	const values = { minimum: formatMoney(minOrderValue), days: config.withdrawal.days };
	return (
		<Section title={t('pass.questions')}>
			<div className={styles['questions']}>
				{questions.map((name) => (
					<Accordion key={name} title={t(`pass.question.${name}`, values)} level={3}>
						<p>{t(`pass.answer.${name}`, values)}</p>
					</Accordion>
				))}
			</div>
		</Section>
	);
}
