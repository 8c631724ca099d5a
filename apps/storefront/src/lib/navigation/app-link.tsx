import { refusedNavigation } from '@korb/domain/safe-target';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useSite } from '../site.tsx';
import { usePreload } from './use-preload.ts';

type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string; isExternal?: boolean };

const OTHER_SCHEME = /^(?:mailto|tel):/;

/** A link that stays inside the shop without reloading, and never leads where it must not. */
export function AppLink({ href, isExternal = false, ...props }: AppLinkProps) {
	const ownOrigin = new URL(useSite().config.baseUrl).origin;
	const isInside = href.startsWith('/') && !href.startsWith('//');
	const preload = usePreload(isInside ? href : null);
	if (isInside) return <Link {...props} {...preload} to={href} discover="none" />;
	if (OTHER_SCHEME.test(href)) return <a {...props} href={href} />;
	if (refusedNavigation(href, { ownOrigin, isExternalAllowed: isExternal })) {
		return <span className={props.className}>{props.children}</span>;
	}
	return <a rel="noopener" {...props} href={href} />;
}
