/**
 * Runs in <head> before anything is painted: sets the theme, and hides a prerendered English page
 * for readers of another language until their words are there (two seconds at most).
 */
export const firstPaintScript = `(function(){try{
var e=document.documentElement,s=localStorage,t=s.getItem('theme');
var d=t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);
e.setAttribute('data-mantine-color-scheme',d?'dark':'light');
var l=(s.getItem('i18nextLng')||navigator.language||'en').slice(0,2);
if(l==='fr'||l==='de'){e.setAttribute('data-language-pending','');setTimeout(function(){e.removeAttribute('data-language-pending')},2000)}
}catch(_){}})()`;
