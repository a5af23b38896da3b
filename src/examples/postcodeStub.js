/** A stub of the postcode service without a network: it offers one address. */
const ADDRESS = { zonecode: '06234', address: 'Teheran-ro 1, Gangnam-gu, Seoul' };

window.kakao = {
  Postcode: class {
    constructor(options) {
      this.options = options;
    }

    embed(element) {
      const choice = document.createElement('button');
      choice.textContent = ADDRESS.address;
      choice.style.padding = '1rem';
      choice.onclick = () => this.options.oncomplete(ADDRESS);
      element.append(choice);
    }
  },
};
