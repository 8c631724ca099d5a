import type { Customer } from '@korb/contracts/customer/customer';
import { PasswordChangeForm } from '@korb/contracts/customer/customer-forms';
import { putPassword } from '@korb/contracts/customer/customer-paths';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { api } from '../../../platform/api/api.ts';
import { notifications } from '../../../platform/browser/notifications.ts';
import { formErrorText } from '../../../platform/messages/form-error-text.ts';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { NewPasswordField } from '../../../shop/passwords/new-password-field.tsx';
import { setCustomer } from '../../../shop/session/customer-store.ts';
import { refetchPersonal } from '../../../shop/session/personal-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Panel } from '../../../ui/card/panel.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { hasCode } from './has-code.ts';
import { SECURITY_KEY, SESSIONS_KEY } from './security-keys.ts';

type Values = z.infer<typeof PasswordChangeForm>;

/** Messages that only this form has. */
const own = ['common', 'wrong'] as const;

const isOwn = (message: string): message is (typeof own)[number] =>
	(own as readonly string[]).includes(message);

const empty: Values = { oldPassword: '', newPassword: '', repeatedPassword: '' };

export function PasswordPanel({ customer }: { customer: Customer }) {
	const { email, firstName, lastName } = customer;
	const t = useMessages();
	const form = useSchemaForm<Values>(PasswordChangeForm, {
		defaults: empty,
		errorText: (message) =>
			isOwn(message) ? t(`account.password.${message}`) : formErrorText(t, message),
	});
	const [hasFailed, setFailed] = useState(false);
	const newPassword = useWatch({ control: form.control, name: 'newPassword' });
	const isUnequal = form.formState.errors.repeatedPassword?.message === 'pattern';
	const field = {
		showText: t('login.showPassword'),
		hideText: t('login.hidePassword'),
	};

	async function change(body: Values): Promise<void> {
		setFailed(false);
		try {
			setCustomer(await api.call(putPassword, { body }));
			form.reset(empty);
			void refetchPersonal(SECURITY_KEY);
			void refetchPersonal(SESSIONS_KEY);
			notifications.show({
				key: 'account.password',
				type: 'success',
				message: t('account.password.changed'),
			});
		} catch (error) {
			const focus = { shouldFocus: true };
			if (hasCode(error, 'login_refused'))
				form.setError('oldPassword', { message: 'wrong' }, focus);
			else if (hasCode(error, 'password_refused'))
				form.setError('newPassword', { message: 'common' }, focus);
			else setFailed(true);
		}
	}

	return (
		<Panel title={t('account.password.title')} lead={t('account.password.lead')}>
			<Form form={form} onSubmit={change} problem={hasFailed && t('account.password.failed')}>
				<PasswordField
					{...field}
					label={t('account.password.old')}
					autoComplete="current-password"
					{...form.field('oldPassword')}
				/>
				<NewPasswordField
					label={t('account.password.new')}
					password={newPassword}
					words={[email, firstName, lastName]}
					{...form.field('newPassword')}
				/>
				<PasswordField
					{...field}
					label={t('account.password.repeated')}
					autoComplete="new-password"
					{...form.field('repeatedPassword')}
					{...(isUnequal && { error: t('account.password.unequal') })}
				/>
				<Button type="submit" block loading={form.formState.isSubmitting && t('account.saving')}>
					{t('account.password.title')}
				</Button>
			</Form>
		</Panel>
	);
}
