/** Sets the theme before anything is painted, and marks who is signed in on this device. */
const themeScript = `var e=document.documentElement,s=localStorage,t=s.getItem('theme');
var d=t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);
e.setAttribute('data-mantine-color-scheme',d?'dark':'light');
if(s.getItem('pulse_access_token'))e.setAttribute('data-signed-in','');`;

/**
 * Runs in <head> before anything is painted: sets the theme, and hides a page of the app for readers
 * of another language until their words are there (two seconds at most).
 */
export const firstPaintScript = `(function(){try{
${themeScript}
var l=(s.getItem('i18nextLng')||navigator.language||'en').slice(0,2);
if(l==='fr'||l==='de'){e.setAttribute('data-language-pending','');setTimeout(function(){e.removeAttribute('data-language-pending')},2000)}
}catch(_){}})()`;

/**
 * The same for a public page that is read as it was written out, in its language: a reader who has
 * chosen another one is led there, unless the address itself names a language.
 */
export const publicPaintScript = `(function(){try{
${themeScript}
var l=s.getItem('i18nextLng');l=l&&l.slice(0,2);
if(!l)s.setItem('i18nextLng',e.lang);
else if(/^(en|fr|de)$/.test(l)&&l!==e.lang&&!/[?&]lang=/.test(location.search))
location.replace(location.pathname+'?lang='+l+location.hash);
}catch(_){}})()`;
