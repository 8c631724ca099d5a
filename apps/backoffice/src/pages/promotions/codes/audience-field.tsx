import { codeAudiences } from '@korb/domain/pricing/code-states';
import { useId } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useSession } from '../../../session/session.tsx';
import { RadioOption } from '../../../ui/field/radio-option.tsx';
import text from '../../../ui/layout/text.module.css';
import { AudienceCustomers } from './audience-customers.tsx';
import type { CodeValues } from './code-draft.ts';
import styles from './codes.module.css';

type AudienceFieldProps = {
	values: CodeValues;
	isReadOnly: boolean;
	onChange: (values: CodeValues) => void;
};

/** For whom a code is. */
export function AudienceField({ values, isReadOnly, onChange }: AudienceFieldProps) {
	const t = useMessages();
	const { may } = useSession();
	const name = useId();
	const isShown = (audience: string) =>
		audience !== 'customers' || values.audience === 'customers' || may('customers.read');
	return (
		<div className={styles['audience']}>
			<fieldset className={styles['options']} disabled={isReadOnly}>
				<legend>{t('codes.audience')}</legend>
				{codeAudiences.filter(isShown).map((audience) => (
					<RadioOption
						key={audience}
						name={name}
						label={t(`codes.audience.${audience}`)}
						checked={values.audience === audience}
						onChange={() => onChange({ ...values, audience })}
					/>
				))}
			</fieldset>
			{values.audience !== 'everybody' && (
				<p className={`${text['small']} ${text['muted']}`}>
					{t(`codes.audienceText.${values.audience}`)}
				</p>
			)}
			{values.audience === 'customers' && (
				<AudienceCustomers
					customerIds={values.customerIds}
					isReadOnly={isReadOnly}
					onChange={(customerIds) => onChange({ ...values, customerIds })}
				/>
			)}
		</div>
	);
}
