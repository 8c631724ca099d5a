import { NewPasswordForm } from '@korb/contracts/customer/customer-forms';
import { putPasswordReset } from '@korb/contracts/customer/customer-paths';
import { pathTo } from '@korb/domain/routing/routes';
import type { MessageKey } from '@korb/messages';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '../../platform/api/api.ts';
import { formErrorText } from '../../platform/messages/form-error-text.ts';
import { useSite } from '../../platform/site.tsx';
import { NewPasswordField } from '../../shop/passwords/new-password-field.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { ClockIcon } from '../../ui/icons/clock.ts';
import { authProblem, isRefusedBy } from './auth-calls.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useAfterLogin } from './use-after-login.ts';
import { useAside } from './use-aside.ts';
import { useLinkToken } from './use-link-token.ts';

/** Opened by the link of the reset email. */
export function NewPassword() {
	const { routes, t } = useSite();
	const aside = useAside();
	const token = useLinkToken();
	const afterLogin = useAfterLogin();
	const [isExpired, setExpired] = useState(false);
	const [problem, setProblem] = useState<MessageKey>();
	const form = useSchemaForm(NewPasswordForm, {
		defaults: { password: '' },
		errorText: (message) => formErrorText(t, message),
	});
	const password = useWatch({ control: form.control, name: 'password' });
	if (isExpired || token === '') {
		return (
			<AuthFrame
				badge={<ClockIcon />}
				tone="warn"
				heading={t('reset.expired')}
				lead={t('reset.expiredLead')}
				aside={aside.help}
			>
				<LinkButton size="lg" block href={pathTo(routes, 'password-reset') ?? '/'}>
					{t('reset.newLink')}
				</LinkButton>
			</AuthFrame>
		);
	}
	return (
		<AuthFrame heading={t('reset.newHeading')} lead={t('reset.newLead')} aside={aside.almost}>
			<Form
				form={form}
				problem={problem && t(problem)}
				onSubmit={async (values) => {
					setProblem(undefined);
					try {
						const body = { token: token ?? '', ...values };
						await afterLogin(await api.call(putPasswordReset, { body }));
					} catch (error) {
						if (isRefusedBy(error, 'not_found')) setExpired(true);
						else setProblem(authProblem(error));
					}
				}}
			>
				<NewPasswordField
					label={t('reset.newPassword')}
					password={password}
					{...form.field('password')}
				/>
				<Button
					type="submit"
					size="lg"
					block
					loading={form.formState.isSubmitting && t('reset.saving')}
				>
					{t('reset.save')}
				</Button>
			</Form>
		</AuthFrame>
	);
}
