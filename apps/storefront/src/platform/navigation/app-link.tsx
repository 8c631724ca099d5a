import { refusedNavigation } from '@korb/domain/routing/refused-navigation';
import type { ComponentProps } from 'react';
import { useSite } from '../site.tsx';

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
	href: string;
	isExternal?: boolean;
};

const OTHER_SCHEME = /^(?:mailto|tel):/;

/** The shop's only link component: it navigates client-side and blocks unsafe targets. */
export function AppLink({ href, isExternal = false, ...props }: AppLinkProps) {
	if (/^\/(?!\/)/.test(href)) return <InsideLink {...props} href={href} />;
	if (OTHER_SCHEME.test(href)) return <a {...props} href={href} />;
	return <OutsideLink {...props} href={href} isExternal={isExternal} />;
}

function OutsideLink({ href, isExternal = false, ...props }: AppLinkProps) {
	const { origin: ownOrigin } = useSite();
	if (refusedNavigation(href, { ownOrigin, isExternalAllowed: isExternal })) {
		return <span className={props.className}>{props.children}</span>;
	}
	return <a rel="noopener" {...props} href={href} />;
}

/** The document follows it (`follow-links.ts`), so that it works without being hydrated. */
function InsideLink(props: AppLinkProps) {
	return <a {...props} data-link={props.onClick ? 'action' : ''} />;
}
