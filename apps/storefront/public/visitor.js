// Runs before the first paint on pages with personalised sections, so that a customer never sees
// guest content flash up. The cookie is only a hint and grants no access.
if (/(?:^|; )loggedIn=true(?:;|$)/.test(document.cookie)) {
	document.documentElement.dataset.visitor =
		sessionStorage.getItem('audience') === 'loyalty' ? 'loyalty' : 'customer';
}
