// Runs before the first paint on pages with personal places: a customer shall not see for a moment
// what is meant for visitors. The cookie is a hint without any rights.
if (/(?:^|; )loggedIn=true(?:;|$)/.test(document.cookie)) {
	document.documentElement.dataset.visitor =
		sessionStorage.getItem('audience') === 'loyalty' ? 'loyalty' : 'customer';
}
