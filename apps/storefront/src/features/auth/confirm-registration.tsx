import type { Customer } from '@korb/contracts/customer/customer';
import { postRegistrationConfirm } from '@korb/contracts/customer/customer-paths';
import { pathTo } from '@korb/domain/routing/routes';
import { useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { withNodes } from '../../platform/messages/with-nodes.tsx';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { claimCart } from '../../shop/cart/cart-merge.ts';
import { setCustomer } from '../../shop/session/customer-store.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { CheckIcon } from '../../ui/icons/check.ts';
import { MailIcon } from '../../ui/icons/mail.ts';
import { requestLink } from './auth-calls.ts';
import { AuthFrame, ButtonGroup, FinePrint } from './auth-frame.tsx';
import { EmailForm } from './email-form.tsx';
import { LinkOutcome } from './link-outcome.tsx';
import { MailSent } from './mail-sent.tsx';
import { useAside } from './use-aside.ts';
import { useLinkCall } from './use-link-call.ts';

/** Opened by the link of the confirmation email. */
export function ConfirmRegistration() {
	const site = useSite();
	const { routes, t } = site;
	const aside = useAside();
	const [sentTo, setSentTo] = useState<string | null>(null);
	const call = useLinkCall(async (token) => {
		const { customer } = await api.call(postRegistrationConfirm, { body: { token } });
		if (customer) {
			setCustomer(customer);
			await claimCart(site);
		}
		return customer;
	});
	if (sentTo) {
		return (
			<AuthFrame
				badge={<MailIcon />}
				heading={t('mailSent.heading')}
				lead={t('confirm.sent', { email: sentTo })}
				aside={aside.help}
			>
				<MailSent onResend={() => requestLink(sentTo)} onOtherEmail={() => setSentTo(null)} />
			</AuthFrame>
		);
	}
	return (
		<LinkOutcome
			call={call}
			expiredLead={t('confirm.expiredLead')}
			actions={
				<>
					<EmailForm
						submitText={t('reset.newLink')}
						onSubmit={async (email) => {
							await requestLink(email);
							setSentTo(email);
						}}
					/>
					<FinePrint>
						{withNodes((marks) => t('confirm.already', marks), {
							login: (
								<AppLink href={pathTo(routes, 'login') ?? '/'}>{t('confirm.alreadyLink')}</AppLink>
							),
						})}
					</FinePrint>
				</>
			}
		>
			{(customer) => <Confirmed customer={customer} />}
		</LinkOutcome>
	);
}

/** Signed in, unless the link was opened in another browser than the one that registered. */
function Confirmed({ customer }: { customer: Customer | null }) {
	const { routes, t } = useSite();
	const aside = useAside();
	const profile = pathTo(routes, 'profile') ?? '/';
	const name = customer?.firstName;
	return (
		<AuthFrame
			badge={<CheckIcon />}
			heading={name ? t('confirm.welcome', { name }) : t('confirm.done')}
			lead={t(customer ? 'confirm.signedInLead' : 'confirm.doneLead')}
			aside={aside.welcome}
		>
			<ButtonGroup>
				{customer ? (
					<>
						<LinkButton size="lg" block href="/">
							{t('confirm.shop')}
						</LinkButton>
						<LinkButton variant="secondary" block href={`${profile}?from=registration`}>
							{t('confirm.account')}
						</LinkButton>
					</>
				) : (
					<LinkButton size="lg" block href={pathTo(routes, 'login') ?? '/'}>
						{t('login.submit')}
					</LinkButton>
				)}
			</ButtonGroup>
		</AuthFrame>
	);
}
