/** Of the site, whose own lint and types are no matter of these checks. */
export default { reactStrictMode: true, devIndicators: false };
