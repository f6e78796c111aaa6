import { plural } from './plural.js';
import type { PartialStrings } from './strings.js';

const cannotShow = 'Impossible d’afficher cette étape du paiement. Choisissez un autre mode de paiement.';
const noConnection = 'Aucune connexion Internet. Vérifiez votre connexion, puis réessayez.';
const unreachable = 'Connexion impossible pour le moment. Réessayez dans un instant.';
const ourFault = 'Un problème est survenu. Réessayez dans un instant.';

/** The articles of the nouns that are copied. */
const ARTICLES: readonly (readonly [noun: RegExp, article: string])[] = [
  [/^(?:bénéficiaire|bic|code|lien|magasin|montant|numéro|pays|titulaire|type)\b/i, 'le '],
  [/^(?:banque|clabe|description|devise|linha|référence|succursale)\b/i, 'la '],
  [/^(?:entité|iban)/i, 'l’'],
  [/^tous\b/i, ''],
];

/** The label within a sentence. */
function inSentence(label: string): string {
  const article = ARTICLES.find(([noun]) => noun.test(label))?.[1];
  const noun = label.replace(/^.\p{Ll}/u, (start) => start.toLowerCase());
  return article === undefined ? `\u00a0: ${label}` : ` ${article}${noun}`;
}

export const strings: PartialStrings = {
  locale: 'fr-CA',
  amounts: {
    locale: 'fr-CA',
    group: '\u00a0',
    decimal: ',',
    pattern: '#\u00a0¤',
    symbols: { CAD: '$', USD: '$\u00a0US', EUR: '€', GBP: '£' },
  },
  loading: 'Chargement…',
  waiting: 'En attente de confirmation…',
  seller: 'Commerçant',
  retry: 'Réessayer',
  paymentComplete: 'Paiement effectué',
  paymentFailed: 'Le paiement a échoué',
  paymentCancelled: 'Paiement annulé',
  paymentExpired: 'Le délai de paiement est écoulé',
  mandateTitle: 'Liez votre compte',
  mandateComplete: 'Compte lié',
  mandateExpired: 'Le délai pour lier le compte est écoulé',
  mandateFailed: 'Impossible de lier le compte',
  unavailable:
    'Impossible d’afficher ce paiement. Si vous avez déjà payé, ne payez pas une deuxième fois\u00a0: communiquez avec le ' +
    'commerçant.',

  errors: {
    'invalid-input': cannotShow,
    'unsupported-action': cannotShow,
    'not-configured': cannotShow,
    'unsafe-url': 'Cette étape du paiement mène à une adresse non sécurisée. Choisissez un autre mode de paiement.',
    'qr-too-long': 'Ce code est trop long pour être affiché sous forme de code QR. Copiez-le pour payer.',
    'image-failed': 'Impossible de charger le code QR.',
    'load-failed': unreachable,
    offline: noConnection,
    network: unreachable,
    timeout: 'La réponse a pris trop de temps. Réessayez.',
    'rate-limited': 'Trop de tentatives. Attendez un instant, puis réessayez.',
    server: ourFault,
    'bad-response': ourFault,
    refused: 'Impossible de traiter cette demande. Réessayez ou communiquez avec le commerçant.',
    'otp-incorrect': 'Code incorrect. Vérifiez-le, puis réessayez.',
    'otp-expired': 'Ce code est expiré. Demandez-en un nouveau.',
    'otp-attempts-exceeded': 'Trop de codes incorrects.',
  },

  checkPaid: 'J’ai payé',
  checkLinked: 'J’ai terminé',
  updates: 'Cette page se met à jour automatiquement.',
  checking: 'Vérification…',
  notYet: 'Pas encore confirmé. Cela peut prendre un moment.',
  stillChecking: 'Le service de paiement n’a pas encore répondu. La vérification se poursuit…',
  offline: 'Vous êtes hors ligne. La vérification reprendra dès votre retour en ligne.',
  alreadyPaid: 'Si vous avez déjà payé, ne payez pas une deuxième fois.',
  late: 'La confirmation peut tarder jusqu’au prochain jour ouvrable.',

  resultAmount: 'Montant',
  resultReference: 'Numéro de commande',
  resultMethod: 'Mode de paiement',
  resultDate: 'Date et heure',
  resultAccount: 'Compte',
  waitingPaid: 'Ne payez pas une deuxième fois.',
  waitingHint:
    'Vous n’avez rien d’autre à faire. Vous pouvez fermer cette page\u00a0: le commerçant sera informé du résultat.',
  startAgain: 'Recommencer',
  lateAsk: 'Avez-vous payé?',
  lateYes: 'Oui, j’ai payé',
  lateNo: 'Non, recommencer',
  otherMethod: 'Autre mode de paiement',
  expiredHint:
    'Si vous avez déjà payé, ne payez pas une deuxième fois\u00a0: communiquez avec le commerçant. Sinon, recommencez.',
  mandateExpiredHint: 'Recommencez pour lier le compte.',
  failedHint: 'Recommencez ou choisissez un autre mode de paiement.',
  failures: {
    payment_declined:
      'Votre paiement a été refusé. Votre institution financière ou votre portefeuille numérique peut vous dire pourquoi.',
    declined_by_consumer: 'Vous avez annulé cette demande.',
    insufficient_funds: 'Solde insuffisant.',
    account_closed: 'Ce compte est fermé.',
    processing_error: 'Impossible de traiter cette demande.',
    otp_attempts_exceeded: 'Trop de codes incorrects.',
  },
  charged:
    'Si le montant a été débité de votre compte, ne payez pas une deuxième fois\u00a0: communiquez avec le commerçant.',
  notCharged: 'Aucun montant n’a été débité.',
  paidNext: (seller) => `${seller || 'Le commerçant'} a reçu votre paiement et s’occupe de la suite.`,
  linkedNext: (seller) => `${seller || 'Le commerçant'} peut maintenant prélever des paiements sur ce compte.`,

  redirectHint: (host) => `Terminez l’opération sur ${host}, puis revenez ici.`,
  appHint: (app) => `Confirmez l’opération dans l’application${app && ` ${app}`}, puis revenez ici.`,
  appOnPhone: (app) => `Confirmez l’opération dans l’application${app && ` ${app}`} sur votre téléphone.`,
  redirectTabHint: (host) => `Terminez l’opération sur ${host}, dans l’autre onglet.`,
  redirectShow: 'Aller à l’autre onglet',
  redirectTo: (host) => `Continuer vers ${host}`,
  redirectIn: (host, seconds) => {
    const unit = plural('fr-CA', seconds, { one: 'seconde', other: 'secondes' });
    return `Redirection vers ${host} dans ${seconds}\u00a0${unit}.`;
  },
  redirectStay: 'Rester ici',
  openApp: 'Ouvrir l’application',
  openNamed: (app) => `Ouvrir ${app}`,
  openHere: (app) => `Ouvrir ${app || 'l’application'} sur cet ordinateur`,
  openUpi: 'Ouvrir votre application UPI',
  upiHint: 'Confirmez l’opération dans votre application UPI, puis revenez ici.',
  notFinished: 'Ce n’est pas encore terminé.',
  openingApp: 'Ouverture de l’application…',
  leaving: (host) => `Redirection vers ${host}…`,
  appMissing: (app) => `L’application${app && ` ${app}`} ne s’est pas ouverte?`,
  pageMissing: (host) => `La page ${host} ne s’est pas ouverte? Réessayez.`,

  appHelp: (app) =>
    `Assurez-vous que l’application${app && ` ${app}`} est installée et à jour, puis réessayez. Ou copiez le lien et ` +
    'ouvrez-le sur un téléphone où l’application est installée.',
  appScan: (app) =>
    `L’application${app && ` ${app}`} n’est peut-être pas installée sur cet ordinateur. Numérisez plutôt le code ` +
    'avec votre téléphone.',
  inApp: (app) =>
    `Vous êtes dans le navigateur de l’application ${app}, qui ne peut pas toujours ouvrir d’autres applications. ` +
    'Ouvrez son menu, choisissez «\u00a0Ouvrir dans le navigateur\u00a0», puis réessayez à partir de là.',
  inWechat:
    'WeChat n’ouvre pas d’autres applications à partir de ses pages. Touchez «\u00a0…\u00a0» en haut à droite, choisissez ' +
    '«\u00a0Ouvrir dans le navigateur\u00a0», puis réessayez à partir de là.',
  inAnApp:
    'Cette page est ouverte dans une application qui ne peut pas toujours en ouvrir d’autres. Si son menu contient ' +
    '«\u00a0Ouvrir dans le navigateur\u00a0», réessayez à partir de là.',
  appNames: { google: 'Google' },
  pageHelp:
    'La page est peut-être lente ou bloquée ici. Ouvrez-la dans un nouvel onglet ou copiez le lien dans votre navigateur.',
  newTab: 'Ouvrir dans un nouvel onglet',
  link: 'lien',
  copyLink: 'Copier le lien',
  scan: 'Pour continuer sur votre téléphone, numérisez ce code avec son appareil photo.',
  scanLabel: 'Code QR qui ouvre l’application sur un téléphone',
  waysTitle: 'Autres façons de payer',
  wayQr: 'Afficher le code QR',
  wayApp: 'Application',
  wayPage: 'Page Web',
  wayDetails: 'Coordonnées de paiement',
  challengeTitle: 'Confirmation auprès de votre banque',
  challengeHint: 'Votre banque vous demande de confirmer ce paiement. Restez sur cette page jusqu’à la fin.',

  otpLabel: 'Code à usage unique',
  otpHint: (length) => `Entrez le code à ${length}\u00a0chiffres que vous avez reçu.`,
  otpSentTo: (length, to) => `Entrez le code à ${length}\u00a0chiffres envoyé à ${to}.`,
  otpPrivate: 'Ne communiquez ce code à personne.',
  otpAtOnce: 'Le code sera vérifié dès que vous aurez entré le dernier chiffre.',
  otpIncomplete: 'Entrez tous les chiffres du code.',
  otpSubmit: 'Confirmer',
  otpSubmitting: 'Vérification du code…',
  otpConfirming: 'Code accepté. En attente de confirmation…',
  otpResend: 'Envoyer un nouveau code',
  otpResendIn: (seconds) => `Envoyer un nouveau code (${seconds}\u00a0s)`,
  otpResending: 'Envoi d’un nouveau code…',
  otpResent: 'Un nouveau code vous a été envoyé.',
  otpResendFailed: 'Impossible d’envoyer un nouveau code. Réessayez.',

  copy: 'Copier',
  copyOf: (label) => `Copier${inSentence(label)}`,
  copyDone: 'Copié',
  copied: (label) => `Copié\u00a0: ${label}`,
  copySelected: (label) =>
    `Impossible de copier automatiquement. Sélectionné\u00a0: ${label}. Copiez à partir du menu ou avec le clavier.`,
  copyFailed: (label) => `Impossible de copier\u00a0: ${label}. Sélectionnez le texte et copiez-le manuellement.`,

  qrLabel: 'Code QR de paiement',
  qrHint: 'Numérisez ce code avec votre application de paiement.',
  qrElsewhere: 'Payer avec un autre appareil',
  qrShowAnyway: 'Afficher quand même',
  qrCode: 'code de paiement',
  qrOrCopy: 'Ou copiez le code',
  qrCodeLength: (n) => `Code de paiement de ${n}\u00a0caractères`,
  qrPayee: 'Bénéficiaire',

  detailsLabel: 'Renseignements de paiement',
  fields: {
    code: 'Numéro du code à barres',
    number: 'Numéro du boleto',
    country: 'Pays',
    currency: 'Devise',
    bank_name: 'Banque',
    bank_code: 'Code de la banque',
    bank_branch_name: 'Succursale',
    bank_branch_code: 'Code de la succursale',
    account_holder_name: 'Titulaire du compte',
    account_number: 'Numéro de compte',
    reference: 'Référence',
  },

  instrumentFields: {
    iban: 'IBAN',
    bic: 'BIC',
    swift_code: 'Code SWIFT',
    routing_number: 'Numéro d’acheminement (ABA)',
    sort_code: 'Code de la banque (sort code)',
    ifsc: 'IFSC',
    account_type: 'Type de compte',
    entity: 'Entité (entidade)',
    payment_code: 'Code de paiement',
    confirmation_number: 'Numéro de confirmation',
    store: 'Magasin',
    biller_code: 'Code du fournisseur',
    bill_key: 'Code de la facture',
    phone: 'Numéro de téléphone',
    payment_reference: 'Référence du paiement',
  },
  instrumentGuides: {
    transfer: {
      steps: [
        'Dans votre application bancaire, faites un virement vers le compte indiqué ici.',
        'Virez le montant exact.',
        'Conservez le reçu jusqu’à la confirmation du paiement.',
      ],
      after: 'Selon les banques, un virement prend de quelques minutes à quelques jours ouvrables.',
    },
    bill: {
      steps: [
        'Dans votre application bancaire ou à un guichet automatique, choisissez le paiement d’une facture.',
        'Entrez les codes affichés ici, dans cet ordre, et le montant s’il est demandé.',
        'Vérifiez le montant, puis confirmez.',
      ],
      after: 'Le paiement est habituellement confirmé en quelques minutes.',
    },
    store: {
      steps: [
        'Rendez-vous au magasin avec ce code.',
        'Donnez le code à la caisse ou entrez-le à la borne de paiement du magasin.',
        'Payez et conservez le reçu.',
      ],
      after: 'Le paiement est habituellement confirmé en quelques heures.',
    },
  },
  transferScan: 'Ou numérisez ce code avec votre application bancaire.',
  transferScanLabel: 'Code QR pour un virement bancaire',

  amount: 'Montant',
  payBy: 'Date limite de paiement',
  payeeShown: (seller, payee) => `${seller} · votre banque affiche ${payee}`,
  barcode: 'Code à barres',

  boletoTitle: 'Boleto',
  boletoLine: 'Linha digitável',
  boletoBank: 'Banque',
  boletoShow: 'Afficher le code à barres',
  boletoDue: 'Date d’échéance',

  transferTitle: 'Virement bancaire',
  transferExactly: 'Montant exact',
  transferMore: 'Autres renseignements bancaires',
  transferCopyAll: 'Tout copier',
  transferAll: 'tous les renseignements',
  transferFields: {
    clabe: 'CLABE',
    account_holder_name: 'Bénéficiaire (beneficiario)',
    bank_name: 'Banque (banco)',
    reference: 'Référence (referencia)',
    concept: 'Description (concepto)',
  },

  voucherTitle: 'Paiement en argent comptant',
  walletTitle: 'Portefeuille numérique',
  cardTitle: 'Carte',
  voucherReference: 'Référence',
  voucherStore: 'Où payer',
  voucherShow: 'Présenter à la caisse',
  close: 'Fermer',

  payWithin: (left) => `${left} pour payer`,
  mayBeOver: 'Le délai de paiement est peut-être écoulé',
  endingSoon: (left) => `Il vous reste ${left} pour payer.`,
  expired: 'Le délai de paiement est écoulé. Si vous avez déjà payé, ne payez pas une deuxième fois.',
  howToPay: 'Comment payer',
  guides: {
    boleto_br: {
      steps: [
        'Ouvrez l’application ou le site de votre banque et choisissez le paiement d’un boleto.',
        'Collez la linha digitável (la suite de chiffres) ou numérisez le code à barres.',
        'Vérifiez le montant, puis confirmez.',
      ],
      after: 'La confirmation prend de 1 à 3\u00a0jours ouvrables.',
    },
    banktransfer_mx: {
      steps: [
        'Dans votre application bancaire, ajoutez le compte comme nouveau bénéficiaire.',
        'Virez le montant exact par SPEI.',
        'Conservez le reçu (comprobante) jusqu’à la confirmation du paiement.',
      ],
      after: 'Les virements SPEI arrivent habituellement en quelques minutes, jour et nuit.',
    },
    cashvoucher_mx: {
      steps: [
        'Rendez-vous dans un magasin participant.',
        'Présentez le code à barres ou donnez la référence.',
        'Payez comptant et conservez le reçu.',
      ],
      after: 'Le paiement est habituellement confirmé en quelques heures.',
    },
  },
  transferSend: (amount, named) => `Virez exactement ${amount} et inscrivez exactement ceci\u00a0: ${named}.`,
  boletoPaste: 'Collez la linha digitável (la suite de chiffres).',
  voucherPrint: 'Imprimez le document de paiement ou prenez-le en photo avec votre téléphone.',
  voucherGo: (stores) => `Rendez-vous chez ${stores}.`,
  voucherRead: 'Donnez la référence.',
  qrSteps: {
    open: (place) =>
      `Ouvrez votre application bancaire ou de portefeuille numérique et choisissez «\u00a0${place}\u00a0».`,
    openOther: 'Ouvrez votre application bancaire ou de portefeuille numérique et choisissez de numériser un code QR.',
    openApp: 'Ouvrez votre application bancaire ou de portefeuille numérique.',
    scan: 'Numérisez ce code QR.',
    confirm: (payee, amount) => `Vérifiez le bénéficiaire${payee} et le montant${amount}, puis confirmez.`,
    copy: 'Copiez le code ci-dessus.',
    paste: (confirm) => `Collez le code. ${confirm}`,
    save: 'Enregistrez le code QR comme image.',
    screenshot: 'Faites une capture d’écran du code QR.',
    choose: (confirm) => `Choisissez l’image. ${confirm}`,
  },
  qrAfter: 'Le paiement est habituellement confirmé en quelques secondes.',
  payWithDetails:
    'Utilisez ces renseignements pour payer dans votre application bancaire ou de portefeuille numérique, ou à un comptoir de paiement.',
  print: 'Imprimer',
  printFailed: 'L’impression a échoué.',
  slipIssued: 'Date d’émission',
  slipReference: 'Numéro de commande',
  save: 'Enregistrer ou imprimer',
  saveOnly: 'Enregistrer',
  savePng: 'Enregistrer l’image',
  saveSvg: 'Enregistrer pour imprimer',
  saved: (file) => `Enregistré\u00a0: ${file}`,
  saveFailed: 'Impossible d’enregistrer le fichier.',
  share: 'Partager',
  shareFailed: 'Le partage a échoué.',
  addToCalendar: 'Ajouter au calendrier',
  savePdf: 'Enregistrer le PDF',
  emailSlip: 'Recevoir par courriel',
  emailSent: 'Courriel envoyé.',
  emailFailed: 'Impossible d’envoyer le courriel.',
  amountInCode: 'Montant du code',
  warnings: {
    'invalid-code': 'Une partie de ce code semble incorrecte. Communiquez avec le commerçant avant de payer.',
    'conflicting-codes':
      'Les deux codes de ce document ne concordent pas. Communiquez avec le commerçant avant de payer.',
    'amount-mismatch': 'Ce code indique un autre montant. Communiquez avec le commerçant avant de payer.',
    'bank-mismatch': 'Ce compte ne correspond pas à la banque indiquée. Communiquez avec le commerçant avant de payer.',
    'hidden-characters': 'Ce code contient des caractères invisibles. Communiquez avec le commerçant avant de payer.',
  },

  walletLabel: 'Compte lié',
  walletReferences: { email: 'Courriel', phone: 'Numéro de téléphone', card: 'Carte', account: 'Compte' },
  walletName: 'Nom',
  walletBalance: 'Solde',
  walletUnusable: 'Impossible d’afficher les renseignements du compte. Actualisez la page.',

  formSummary: 'Des champs sont vides ou incorrects\u00a0:',
  formOptional: (label) => `${label} (facultatif)`,
  formChoose: 'Choisir…',
  formMissing: (label) => `Champ obligatoire\u00a0: ${label}.`,
  formTooLong: (label) => `${label}\u00a0: maximum de 64\u00a0caractères.`,

  billingAddress: 'Adresse de facturation au Brésil',
  customerLabels: {
    phone: 'Numéro de téléphone',
    'document.number': 'CPF ou CNPJ',
    'billing_address.postal_code': 'Code postal (CEP)',
    'billing_address.line1': 'Rue et numéro',
    'billing_address.line2': 'Appartement, étage, quartier',
    'billing_address.city': 'Ville',
    'billing_address.state': 'État',
  },
  customerHints: {
    phone: 'Le numéro associé à votre portefeuille numérique, par exemple 0812 3456 7890.',
    'document.number':
      'CPF pour un particulier, CNPJ pour une entreprise. Ce numéro est exigé pour les paiements au Brésil.',
  },
  customerProblems: {
    'tax-id-length': 'Un CPF compte 11\u00a0chiffres; un CNPJ, 14\u00a0caractères (lettres et chiffres).',
    'tax-id': 'Ce CPF ou CNPJ n’est pas valide. Vérifiez chaque caractère.',
    phone: 'Ce numéro de téléphone n’est pas valide. Vérifiez chaque chiffre.',
    'phone-country': 'Commencez le numéro par 08, ou par + et l’indicatif du pays.',
    'postal-code': 'Un CEP compte 8\u00a0chiffres, par exemple 01310-100.',
  },

  clabe: 'CLABE',
  clabeHint: '18\u00a0chiffres, indiqués dans votre application bancaire.',
  refundPurpose: 'En cas de remboursement, l’argent sera versé dans ce compte.',
  refundOf: (amount) => `Un remboursement de ${amount} sera versé dans ce compte.`,
  refundLabels: {
    account_holder_name: 'Titulaire du compte',
    bank_name: 'Banque',
    bank_branch_code: 'Succursale (agência)',
    account_type: 'Type de compte',
    account_number: 'Numéro de compte',
  },
  refundHints: {
    bank_name: 'Le nom de la banque ou son code à 3\u00a0chiffres, par exemple Itaú ou 341.',
    account_number: 'Avec son chiffre de contrôle, par exemple 12345-6.',
  },
  accountTypes: {
    checking: 'Compte chèques (conta corrente)',
    savings: 'Compte d’épargne',
  },
  refundProblems: {
    bank: 'Cette banque nous est inconnue. Entrez son code à 3\u00a0chiffres et son nom, par exemple 341 Itaú.',
    account: 'Utilisez des chiffres; le dernier caractère peut aussi être un X.',
    'clabe-length': 'Une CLABE compte 18\u00a0chiffres.',
    clabe: 'Cette CLABE n’est pas valide. Vérifiez chaque chiffre.',
  },

  methodsLabel: 'Mode de paiement',
  methodsMissing: 'Choisissez un mode de paiement.',
  methodsUnusable: 'Impossible d’afficher les modes de paiement. Actualisez la page.',
  methodNames: {
    directDebit: 'Débit préautorisé',
    onlineBanking: 'Services bancaires en ligne',
    virtualAccount: 'Compte virtuel',
    convenienceStore: 'Dépanneur',
    sepaTransfer: 'Virement SEPA',
    wireTransfer: 'Télévirement',
    achTransfer: 'Virement ACH',
  },

  checkoutTitle: 'Comment voulez-vous payer?',
  linkTitle: 'Quel compte voulez-vous lier?',
  payAmount: (amount) => `Payer ${amount}`,
  linkAccount: 'Lier le compte',
  paying: 'Un instant…',
  stepTitle: 'Votre paiement',
  saveAccount: 'Enregistrer ce compte pour la prochaine fois',
  recurring: (seller, price) =>
    `${seller || 'Le commerçant'} peut prélever ${price} jusqu’à ce que vous annuliez l’abonnement.`,
  linkingTerms: (seller) =>
    `${seller || 'Le commerçant'} pourra ensuite prélever des paiements sur ce compte. Rien n’est prélevé maintenant.`,
  firstPayment: (amount) => `Le premier paiement de ${amount} est en cours de traitement.`,
  priceChanged: (before, now) => `Le prix est passé de ${before} à ${now}.`,
  earlierOpen: 'Un paiement déjà commencé peut encore aboutir. Si vous avez déjà payé, ne payez pas une deuxième fois.',
  goBack: 'Revenir à ce paiement',
  earlierPaid: 'Votre paiement précédent a bien été reçu. Ne payez pas une deuxième fois.',
  paidTwice:
    'Deux paiements ont été reçus pour cette commande. Communiquez avec le commerçant pour vous faire rembourser l’un des deux.',
  noMethods: 'Aucun mode de paiement n’est offert pour le moment. Communiquez avec le commerçant.',
  signedOut: 'Votre session a pris fin. Reconnectez-vous pour payer.',
  gone: 'Cette commande n’est plus disponible.',
  unusableCheckout: 'Impossible d’afficher cette commande. Communiquez avec le commerçant.',
  orderChanged: 'Cette commande a été modifiée. Vérifiez-la avant de payer.',
};
