/** Sets the theme, and marks the page when this device has a session that the server has to confirm. */
export const themeScript = `var e=document.documentElement,s=localStorage,t=s.getItem('theme');
var d=t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);
e.setAttribute('data-mantine-color-scheme',d?'dark':'light');
if(s.getItem('pulse_access_token'))e.setAttribute('data-session-unknown','');`;

/**
 * Runs in <head> before the first paint: sets the theme, and hides a page of the app for readers of
 * another language until its translations are loaded (two seconds at most).
 */
export const firstPaintScript = `(function(){try{
${themeScript}
var l=(s.getItem('i18nextLng')||navigator.language||'en').slice(0,2);
if(l==='fr'||l==='de'){e.setAttribute('data-language-pending','');setTimeout(function(){e.removeAttribute('data-language-pending')},2000)}
}catch(_){}})()`;
