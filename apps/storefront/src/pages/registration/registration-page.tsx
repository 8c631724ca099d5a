import type { Block } from '@korb/contracts/content/content';
import type { PayloadOf } from '@korb/contracts/platform/payload';
import { lazy, Suspense, useState } from 'react';
import { PageBlocks } from '../../blocks/block-list.tsx';
import { withoutH1 } from '../../blocks/headings.ts';
import { requestLink } from '../../features/auth/auth-calls.ts';
import { AuthFrame, FinePrint } from '../../features/auth/auth-frame.tsx';
import { RegistrationForm } from '../../features/auth/registration-form.tsx';
import { useAside } from '../../features/auth/use-aside.ts';
import { lazyHydrate } from '../../platform/hydration/lazy-hydrate.tsx';
import { withNodes } from '../../platform/messages/with-nodes.tsx';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { MailIcon } from '../../ui/icons/mail.ts';

const MailSent = lazy(async () => ({
	default: (await import('../../features/auth/mail-sent.tsx')).MailSent,
}));
// What the links of emails open.
const ConfirmRegistration = lazyHydrate(
	async () => (await import('../../features/auth/confirm-registration.tsx')).ConfirmRegistration,
);
const ConfirmEmail = lazyHydrate(
	async () => (await import('../../features/auth/confirm-email.tsx')).ConfirmEmail,
);

export function Component({ payload }: { payload: PayloadOf<'registration'> }) {
	if (payload.link === 'confirm') return <ConfirmRegistration />;
	return payload.link === 'email' ? <ConfirmEmail /> : <Registration blocks={payload.blocks} />;
}

function Registration({ blocks }: { blocks: Block[] }) {
	const { config, t } = useSite();
	const aside = useAside();
	const [sent, setSent] = useState<string | null>(null);
	if (sent) {
		return (
			<AuthFrame
				badge={<MailIcon />}
				heading={t('mailSent.heading')}
				lead={t('registration.sent', { email: sent })}
				aside={aside.start}
			>
				<Suspense>
					<MailSent onResend={() => requestLink(sent)} onOtherEmail={() => setSent(null)} />
				</Suspense>
			</AuthFrame>
		);
	}
	const link = (path: string | null, text: string) =>
		path ? <AppLink href={path}>{text}</AppLink> : text;
	return (
		<AuthFrame
			heading={t('registration.heading')}
			lead={t('registration.lead')}
			aside={aside.start}
		>
			<RegistrationForm onSent={setSent} />
			<FinePrint>
				{withNodes((marks) => t('registration.legal', marks), {
					terms: link(config.checkout.termsPath, t('checkout.terms')),
					privacy: link(config.consent.privacyPath, t('checkout.privacy')),
				})}
			</FinePrint>
			<PageBlocks blocks={withoutH1(blocks)} />
		</AuthFrame>
	);
}
