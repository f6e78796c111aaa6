/** The HTML of the measured pages. The text below the step moves if the step appears late. */
export const page = (head: string, body: string, lang = 'en') => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pay</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
<main id="step">${body}</main>
<footer>Terms of this shop</footer>
</body>
</html>
`;
