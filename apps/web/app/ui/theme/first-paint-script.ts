/** Sets the theme, and marks the page when this device has a session that the server has to confirm. */
export const themeScript = `var e=document.documentElement,s=localStorage,t=s.getItem('theme');
var d=t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);
e.setAttribute('data-mantine-color-scheme',d?'dark':'light');
if(s.getItem('pulse_access_token'))e.setAttribute('data-session-unknown','');`;

/**
 * Runs in <head> before the first paint: sets the theme, and whether the opened page will have the bars of
 * the app, which first-paint.css draws.
 */
export const firstPaintScript = `(function(){try{
${themeScript}
if(s.getItem('pulse_access_token')&&/^\\/app(\\/(?!venue\\/)|$)/.test(location.pathname))
e.setAttribute('data-bars',s.getItem('sidebar-collapsed')==='true'?'collapsed':'');
}catch(_){}})()`;
