import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Logo } from '../components/brand.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Replaces Payload's own, which does not support a second factor. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
	const { user, payload } = initPageResult.req;
	const next = getSafeRedirect({
		fallbackTo: payload.config.routes.admin,
		redirectTo: searchParams?.['redirect'] ?? '',
	});
	if (user) redirect(next);
	return (
		<>
			<div className="login__brand">
				<Logo />
			</div>
			<SignInForm next={next} />
		</>
	);
}
