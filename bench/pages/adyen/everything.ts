import '@adyen/adyen-web/auto';
import '@adyen/adyen-web/styles/adyen.css';
