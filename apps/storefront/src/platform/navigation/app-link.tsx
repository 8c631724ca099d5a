import { refusedNavigation } from '@korb/domain/routing/refused-navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { useSite } from '../site.tsx';
import { useLink } from './use-link.ts';

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

function InsideLink({ href, onClick, ...props }: AppLinkProps) {
	const { watch, follow } = useLink();
	const open = (event: MouseEvent<HTMLAnchorElement>) => {
		onClick?.(event);
		follow?.(event);
	};
	return <a {...props} ref={watch} href={href} onClick={open} />;
}
