import { themeScript } from '#ui/theme/first-paint-script.ts';

/**
 * Runs in the <head> of a prerendered page: sets the theme, and redirects readers who chose another
 * language to it unless the URL names a language.
 */
export const publicFirstPaintScript = `(function(){try{
${themeScript}
var l=s.getItem('i18nextLng');l=l&&l.slice(0,2);
if(!l)s.setItem('i18nextLng',e.lang);
else if(/^(en|fr|de)$/.test(l)&&l!==e.lang&&!/[?&]lang=/.test(location.search))
location.replace(location.pathname+'?lang='+l+location.search.replace('?','&')+location.hash);
}catch(_){}})()`;
