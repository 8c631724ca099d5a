import { PASSWORD_LENGTH } from '@korb/domain/customer/password';
import type { ComponentProps } from 'react';
import { useSite } from '../../platform/site.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import styles from './new-password-field.module.css';
import { strengths } from './strength.ts';
import { useStrength } from './use-strength.ts';

type NewPasswordFieldProps = Omit<
	ComponentProps<typeof PasswordField>,
	'autoComplete' | 'showText' | 'hideText' | 'hint' | 'value'
> & {
	/** What has been typed so far. */
	password: string;
	/** What others know about the customer, and would try first. */
	words?: readonly string[];
};

/** Says how hard the password is to guess while it is typed. */
export function NewPasswordField({ password, words = [], ...field }: NewPasswordFieldProps) {
	const { config, t } = useSite();
	const strength = useStrength(password, [config.name, ...words]);
	return (
		<PasswordField
			{...field}
			autoComplete="new-password"
			showText={t('login.showPassword')}
			hideText={t('login.hidePassword')}
			hint={
				<>
					<span className={styles['bars']} data-strength={strength} aria-hidden="true">
						{strengths.map((bar, index) => (
							<i
								key={bar}
								data-on={(strength && index <= strengths.indexOf(strength)) || undefined}
							/>
						))}
					</span>
					<span role="status">{strength && `${t(`password.strength.${strength}`)} `}</span>
					{t('registration.passwordHint', PASSWORD_LENGTH)}
				</>
			}
		/>
	);
}
