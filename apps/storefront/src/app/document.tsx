import type { ShellData } from '@korb/contracts/platform/payload';
import type { ReactNode } from 'react';
import { clearClick } from '../platform/hydration/early-clicks.ts';
import { type SiteContext, SiteProvider } from '../platform/site.tsx';
import '../styles/index.css';

type DocumentProps = {
	site: SiteContext;
	shell: ShellData;
	children: ReactNode;
};

/** The HTML document. The server adds assets and boot data, which hydration ignores. */
export function Document({ site, shell, children }: DocumentProps) {
	const tokens = Object.entries(site.theme.tokens).map(([name, value]) => [`--${name}`, value]);
	return (
		// `public/visitor.js` may have marked the element before hydration.
		<html lang={site.config.locale} style={Object.fromEntries(tokens)} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<link rel="icon" href={toIcon(site.theme.tokens)} />
			</head>
			<body onClickCapture={clearClick}>
				<SiteProvider site={site} shell={shell}>
					{children}
				</SiteProvider>
			</body>
		</html>
	);
}

/**
 * The tenant's icon, which its theme defines as a CSS value: `url(/logos/…)`. Without one, the
 * browser requests none.
 */
function toIcon(tokens: Record<string, string>): string {
	const file = /^url\(["']?(\/[^"')]+)["']?\)$/.exec(tokens['logo-mark'] ?? '');
	return file?.[1] ?? 'data:,';
}
